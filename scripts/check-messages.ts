// The messages part of `npm run check`: each language has the messages and arguments of English, none is unused, and
// the wording follows the glossary and the language's rules. Draft translations are listed, and rejected in CI.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTranslations, checkUnusedKeys } from '@lingual/i18n-check'
import { draftLines, withoutDrafts } from './messages/drafts.ts'
import { readLanguages, updateEnglishTypes } from './messages/languages.ts'
import { wordingProblems } from './messages/wording.ts'

/** Messages whose translations reorder the arguments, which i18n-check mistakes for different arguments. */
const REORDERED = ['asking.sent', 'offered.both', 'transferIn.accept.effect']
/** Messages that the code finds by a computed key or namespace, or that the build inlines into the document. */
const COMPUTED = [
  'decision.*',
  'missingPart.*',
  'noScript',
  'notReady',
  'preferencesSaved.consequences.*',
  'preferencesSaved.receipt.*',
  'preview.title',
  'requestError.*',
]

const languages = await readLanguages().catch((error: Error) => failWith([error.message]))
const contents = [...languages].map(([name, messages]) => ({
  name,
  reference: name === 'en' ? null : 'en',
  content: Object.fromEntries(messages),
}))
const english = contents.filter(({ name }) => name === 'en')
const translations = contents.filter(({ name }) => name !== 'en')
const problems = [...translationProblems(), ...(await unusedMessages()), ...wordingProblems(withoutDrafts(languages))]
const drafts = draftLines(languages)
if (!['', '0', 'false'].includes(process.env.CI ?? '')) problems.push(...drafts)
if (await updateEnglishTypes(true))
  problems.push('src/i18n/english.gen.ts does not match locales/en/. Run: npm run generate')

if (problems.length > 0) failWith(problems)
for (const line of drafts) console.error(line)
console.log(`${languages.get('en')?.size} messages in ${languages.size} languages.`)

function translationProblems(): string[] {
  const { missingKeys = {}, invalidKeys = {} } = checkTranslations(english, translations)
  return translations.flatMap(({ name, content }) => {
    const invalid = (invalidKeys[name] ?? []).filter(({ key }) => !REORDERED.includes(key))
    const extra = Object.keys(content).filter((key) => !languages.get('en')?.has(key))
    return [
      ...(missingKeys[name] ?? []).map((key) => `${key} is missing. Translate it, or run npm run messages -- draft.`),
      ...invalid.map(({ key, msg }) => `${key} has different arguments from the English message. ${msg}`),
      ...extra.map((key) => `${key} has no English message. Remove it, or add it to locales/en/.`),
    ].map((line) => `${name}: ${line}`)
  })
}

async function unusedMessages(): Promise<string[]> {
  const source = join(import.meta.dirname, '../src')
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const paths = files.map((name) => join(source, name))
  const keys = await checkUnusedKeys(english, paths, { format: 'next-intl', checks: ['unused'], ignore: COMPUTED })
  return (keys?.en ?? []).map((key) => `en: ${key} is not used in src/. Remove it from every language.`)
}

function failWith(lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
