// `npm run messages:import -- <tag> <file>`: takes what a translator has changed in a table over into the language file.
import './require-node.mjs'
import { readFile, writeFile } from 'node:fs/promises'

const { LOCALES, readLanguages } = await import('./messages/languages.ts')
const { importTable } = await import('./messages/import-table.ts')

const languages = await readLanguages()
const tags = [...languages.keys()].filter((each) => each !== 'en')
const [tag, table, ...others] = process.argv.slice(2)
if (!tags.includes(tag) || table === undefined || others.length > 0) {
  console.error(`Usage: npm run messages:import -- <${tags.join(' | ')}> <file>`)
  process.exit(1)
}

const path = new URL(`${tag}.json`, LOCALES)
const before = await readFile(path, 'utf8')
const result = importTable(before, await readFile(table, 'utf8'), languages.get('en'))
if ('refusals' in result) {
  console.error(result.refusals.join('\n'))
  console.error('Nothing was changed.')
  process.exit(1)
}
await writeFile(path, result.file)
for (const key of result.changed) console.log(key)
console.log(`${result.changed.length} messages changed in ${tag}.json. Now run: npm run check`)
