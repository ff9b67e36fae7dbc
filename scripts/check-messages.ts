// The part of `npm run check` that checks the messages: each language has those of English with the same arguments, none is
// unused, and their wording follows the glossary and the language's rules. Drafts of translations are listed, and rejected in CI.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTranslations, checkUnusedKeys } from '@lingual/i18n-check'
import { draftLines, rejectsDrafts, withoutDrafts } from './messages/drafts.ts'
import { updateEnglishTypes } from './messages/english-types.ts'
import { readLanguages, type Messages } from './messages/languages.ts'
import { wordingProblems } from './messages/wording.ts'

/** Messages whose arguments come in another order, which i18n-check takes for other arguments. */
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

const languages = await readLanguages().catch((error: Error) => endWith([error.message]))
const english = messagesOf('en')
const worded = withoutDrafts(languages)
const problems = [...incomplete(), ...(await unused()), ...wordingProblems(worded)]
const drafts = draftLines(languages)
if (rejectsDrafts(process.env)) problems.push(...drafts)
if (await updateEnglishTypes(true))
  problems.push('src/i18n/english.gen.ts does not match locales/en/. Run: npm run generate')

if (problems.length > 0) endWith(problems)
for (const line of drafts) console.error(line)
console.log(`${english.size} messages in ${languages.size} languages.`)

function incomplete(): string[] {
  const others = [...languages.keys()].filter((name) => name !== 'en')
  const targets = others.map((name) => ({ ...contentOf(name), reference: 'en' }))
  const { missingKeys, invalidKeys } = checkTranslations([contentOf('en')], targets)
  return others.flatMap((name) => [
    ...(missingKeys?.[name] ?? []).map(
      (key) => `${name}: ${key} is missing. Translate it, or run npm run messages -- draft.`,
    ),
    ...(invalidKeys?.[name] ?? [])
      .filter(({ key }) => !REORDERED.includes(key))
      .map(({ key, msg }) => `${name}: ${key} does not fit the English message. ${msg}`),
    ...[...messagesOf(name).keys()]
      .filter((key) => !english.has(key))
      .map((key) => `${name}: ${key} is not in English. Remove it, or add it there.`),
  ])
}

async function unused(): Promise<string[]> {
  const source = join(import.meta.dirname, '../src')
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const paths = files.map((name) => join(source, name))
  const keys = await checkUnusedKeys([contentOf('en')], paths, {
    format: 'next-intl',
    checks: ['unused'],
    ignore: COMPUTED,
  })
  return (keys?.en ?? []).map((key) => `en: ${key} is not used in src/. Remove it from every language.`)
}

function messagesOf(name: string): Messages {
  return languages.get(name) ?? new Map()
}

function contentOf(name: string) {
  return { name, reference: null, content: Object.fromEntries(messagesOf(name)) }
}

function endWith(lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
