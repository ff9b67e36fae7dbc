// Guards the language files: same messages and same holes in each, none unused; writes the types of the English ones.
// `npm run check` runs it with --check, `npm run generate` without.
import './require-node.mjs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'

const LOCALES = new URL('../src/i18n/locales/', import.meta.url)
const SOURCE = new URL('../src/', import.meta.url)

const problems = []
const files = (await readdir(LOCALES)).filter((name) => /^[\w-]+\.json$/.test(name))
const english = await read('en.json')
for (const name of files) compare(name, await read(name))
await findUnused()
await declareTypes(process.argv.includes('--check'))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${english.size} messages in ${files.length} languages: complete, alike and used.`)

/** All messages of a file by their dotted key. */
async function read(name) {
  return new Map(flatten(JSON.parse(await readFile(new URL(name, LOCALES), 'utf8')), ''))
}

function flatten(messages, prefix) {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function compare(name, messages) {
  for (const [key, text] of english) {
    const other = messages.get(key)
    if (other === undefined) problems.push(`${name}: ${key} is missing. Translate: "${text}"`)
    else if (holes(other) !== holes(text))
      problems.push(`${name}: ${key} has the holes [${holes(other)}], the English one has [${holes(text)}].`)
  }
  for (const key of messages.keys()) {
    if (!english.has(key)) problems.push(`${name}: ${key} is not in en.json. Remove it or add it there.`)
  }
}

/** The arguments and tags of an ICU message, sorted; a plain text has none. */
function holes(text) {
  const names = new Set()
  const visit = (part) => {
    if (!Array.isArray(part)) return
    for (const node of part) {
      // A node is an argument or a tag by its name, or `#` of a plural; its rest holds further messages.
      if (!Array.isArray(node)) continue
      if (typeof node[0] === 'string') names.add(node[0])
      visit(node.slice(1))
      for (const options of node) if (isPlainObject(options)) Object.values(options).forEach(visit)
    }
  }
  visit(compile(text))
  return [...names].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')
}

function isPlainObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A message is used when some file names its namespace and holds its rest as a literal, with holes for `${…}`. */
async function findUnused() {
  const names = (await readdir(SOURCE, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const unused = new Set(english.keys())
  for (const name of names) {
    const code = await readFile(new URL(name, SOURCE), 'utf8')
    // What belongs to the document takes messages as they are, or a namespace (scripts/vite/inline-messages.ts).
    for (const [, inlined, imported] of code.matchAll(/messagesOf\('([\w.]+)'\)|\bimport: '(\w+)'/g)) {
      const path = inlined ?? imported
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
  for (const key of unused)
    problems.push(`en.json: ${key} is used nowhere in src/. Remove it from every language file.`)
}

function pattern(literal) {
  const parts = literal.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[\\w]+')}$`)
}

/** Literal types let the compiler check a message's arguments; a JSON import alone has only `string`. */
async function declareTypes(checkOnly) {
  const file = new URL('en.d.json.ts', LOCALES)
  const text = await readFile(new URL('en.json', LOCALES), 'utf8')
  const wanted = `// Generated from en.json by \`npm run generate\`. Do not edit.\ndeclare const messages: ${text.trim()}\nexport default messages\n`
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return
  if (checkOnly) problems.push('src/i18n/locales/en.d.json.ts is not what en.json says. Run: npm run generate')
  else await writeFile(file, wanted)
}
