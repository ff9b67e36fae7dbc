// Guards the language files: same messages and same holes in each, none unused, worded as the glossary says; writes the
// types of the English ones. Drafts of translations are listed, and in CI refused.
// `npm run check` runs it with --check, `npm run generate` without.
import './require-node.mjs'
import { readFile, readdir } from 'node:fs/promises'

const { draftLines, missingLines, refusesDrafts, withoutDrafts } = await import('./messages/drafts.ts')
const { holesOf } = await import('./messages/icu.ts')
const { updateEnglishTypes } = await import('./messages/english-types.ts')
const { readLanguages } = await import('./messages/languages.ts')
const { glossaryProblems } = await import('./messages/glossary.ts')
const { wordingProblems } = await import('./messages/wording.ts')

const SOURCE = new URL('../src/', import.meta.url)

const problems = []
const languages = await readLanguages().catch(endWith)
const english = languages.get('en')
problems.push(...missingLines(languages))
for (const [language, messages] of languages) compare(language, messages)
const worded = withoutDrafts(languages)
problems.push(...glossaryProblems(worded), ...wordingProblems(worded))
const drafts = draftLines(languages)
if (refusesDrafts(process.env)) problems.push(...drafts)
await findUnused()
const checkOnly = process.argv.includes('--check')
if ((await updateEnglishTypes(checkOnly)) && checkOnly)
  problems.push('src/i18n/english.gen.ts is not what locales/en/ says. Run: npm run generate')

if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  process.exit(1)
}
for (const line of drafts) console.error(line)
console.log(`${english.size} messages in ${languages.size} languages: complete, alike, used and well worded.`)

function compare(name, messages) {
  for (const [key, text] of english) {
    const other = messages.get(key)
    if (other === undefined) continue
    const [own, wanted] = [holes(name, key, other), holes('en', key, text)]
    if (own !== undefined && wanted !== undefined && own !== wanted)
      problems.push(`${name}: ${key} has the holes [${own}], the English one has [${wanted}].`)
  }
  for (const key of messages.keys()) {
    if (!english.has(key)) problems.push(`${name}: ${key} is not in English. Remove it or add it there.`)
  }
}

/** A file that is no JSON: the one line that says where. */
function endWith(error) {
  console.error(error.message)
  process.exit(1)
}

/** The arguments and tags of a message as one text. */
function holes(name, key, text) {
  try {
    return holesOf(text).join(', ')
  } catch (error) {
    problems.push(`${name}: ${key} is not valid ICU: ${error.message}. Correct "${text}".`)
    return undefined
  }
}

/** A message is used when some file names its namespace and holds its rest as a literal, with holes for `${…}`. */
async function findUnused() {
  const names = (await readdir(SOURCE, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const unused = new Set(english.keys())
  for (const name of [...names, '../scripts/vite/no-script.ts']) {
    const code = await readFile(new URL(name, SOURCE), 'utf8')
    // What belongs to the document takes messages as they are, or a namespace (scripts/vite/inline-messages.ts).
    for (const found of code.matchAll(/messagesOf\('([\w.]+)'\)|\bmessages\.([\w.]+)/g)) {
      const path = found.slice(1).find(Boolean)
      for (const key of unused) if (key === path || key.startsWith(`${path}.`)) unused.delete(key)
    }
    const namespaces = [...code.matchAll(/useTranslations\((?:'([^']*)')?\)/g)].map((match) => match[1] ?? '')
    if (namespaces.length === 0) continue
    const byVariable = /\bt\([a-z]\w*[),]/i.test(code)
    const literals = [...code.matchAll(/'([\w.]+)'|`([\w.${}?:\s'=]+)`/g)].map((match) => pattern(match[1] ?? match[2]))
    for (const key of unused) {
      for (const namespace of namespaces) {
        const prefix = namespace && `${namespace}.`
        if (!key.startsWith(prefix)) continue
        const rest = key.slice(prefix.length)
        if ((byVariable && !rest.includes('.')) || literals.some((literal) => literal.test(rest))) unused.delete(key)
      }
    }
  }
  const parts = Map.groupBy(english.keys(), partOf)
  for (const [part, keys] of Map.groupBy(unused, partOf)) {
    if (keys.length > 1 && keys.length === parts.get(part).length)
      problems.push(
        `en: no file in src/ uses "${part}" (${keys.length} messages). Use it, or remove it from every language.`,
      )
    else for (const key of keys) problems.push(`en: ${key} is used nowhere in src/. Remove it from every language.`)
  }
}

/** The first name of a key: the messages of a page share it. */
function partOf(key) {
  return key.split('.', 1)[0]
}

function pattern(literal) {
  const parts = literal.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[\\w]+')}$`)
}
