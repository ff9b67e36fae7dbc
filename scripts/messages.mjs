// Checks the messages: each language has those of English with the same arguments, none is unused, and their wording follows
// the glossary and the language's rules. Also writes the types of the English messages. Drafts of translations are listed, and
// rejected in CI. `npm run check` runs it with --check, `npm run generate` without.
import './require-node.mjs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTranslations, checkUnusedKeys } from '@lingual/i18n-check'

const { draftLines, rejectsDrafts, withoutDrafts } = await import('./messages/drafts.ts')
const { updateEnglishTypes } = await import('./messages/english-types.ts')
const { readLanguages } = await import('./messages/languages.ts')
const { wordingProblems } = await import('./messages/wording.ts')

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

const languages = await readLanguages().catch(endWith)
const worded = withoutDrafts(languages)
const problems = [...incomplete(), ...(await unused()), ...wordingProblems(worded)]
const drafts = draftLines(languages)
if (rejectsDrafts(process.env)) problems.push(...drafts)
const checkOnly = process.argv.includes('--check')
if ((await updateEnglishTypes(checkOnly)) && checkOnly)
  problems.push('src/i18n/english.gen.ts does not match locales/en/. Run: npm run generate')

if (problems.length > 0) endWith(new Error(problems.join('\n')))
for (const line of drafts) console.error(line)
console.log(`${languages.get('en').size} messages in ${languages.size} languages.`)

function incomplete() {
  const source = contentOf('en')
  const others = [...languages.keys()].filter((name) => name !== 'en')
  const targets = others.map((name) => ({ ...contentOf(name), reference: 'en' }))
  const { missingKeys, invalidKeys } = checkTranslations([source], targets)
  return others.flatMap((name) => [
    ...(missingKeys[name] ?? []).map(
      (key) => `${name}: ${key} is missing. Translate it, or run npm run messages -- draft.`,
    ),
    ...(invalidKeys[name] ?? [])
      .filter(({ key }) => !REORDERED.includes(key))
      .map(({ key, msg }) => `${name}: ${key} does not fit the English message. ${msg}`),
    ...[...languages.get(name).keys()]
      .filter((key) => !languages.get('en').has(key))
      .map((key) => `${name}: ${key} is not in English. Remove it, or add it there.`),
  ])
}

async function unused() {
  const source = join(import.meta.dirname, '../src')
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const paths = files.map((name) => join(source, name))
  const options = { format: 'next-intl', checks: ['unused'], ignore: COMPUTED }
  const { en } = await checkUnusedKeys([contentOf('en')], paths, options)
  return en.map((key) => `en: ${key} is not used in src/. Remove it from every language.`)
}

function contentOf(name) {
  return { name, reference: null, content: Object.fromEntries(languages.get(name)) }
}

function endWith({ message }) {
  console.error(message)
  process.exit(1)
}
