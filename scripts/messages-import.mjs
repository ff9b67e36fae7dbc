// `npm run messages:import -- <tag> <file>`: takes what a translator has changed in a table over into the language's files.
import './require-node.mjs'
import { readFile } from 'node:fs/promises'

const { readLanguage, readLanguages, writeLanguage } = await import('./messages/languages.ts')
const { importTable } = await import('./messages/import-table.ts')

const languages = await readLanguages()
const tags = [...languages.keys()].filter((each) => each !== 'en')
const [tag, table, ...others] = process.argv.slice(2)
if (!tags.includes(tag) || table === undefined || others.length > 0) {
  console.error(`Usage: npm run messages:import -- <${tags.join(' | ')}> <file>`)
  process.exit(1)
}

const result = importTable(await readLanguage(tag), await readFile(table, 'utf8'), languages.get('en'))
if ('refusals' in result) {
  console.error(result.refusals.join('\n'))
  console.error('Nothing was changed.')
  process.exit(1)
}
if (result.changed.length > 0) await writeLanguage(tag, result.messages)
for (const key of result.changed) console.log(key)
console.log(`${result.changed.length} messages changed in ${tag}. Now run: npm run check`)
