// For translators: `npm run messages -- draft | table <tag> [FILE] | import <tag> FILE`.
import './require-node.mjs'
import './explain.mjs'
import { readFile, writeFile } from 'node:fs/promises'

const { withDrafts } = await import('./messages/drafts.ts')
const { readLanguage, readLanguages, writeLanguage } = await import('./messages/languages.ts')
const { importTable, tableOf } = await import('./messages/table.ts')

const languages = await readLanguages()
const english = languages.get('en')
const tags = [...languages.keys()].filter((each) => each !== 'en')
const [command, tag, file = `messages-${tag}.csv`] = process.argv.slice(2)

if (command === 'draft') await writeDrafts()
else if (command === 'table' && tags.includes(tag)) await writeTable()
else if (command === 'import' && tags.includes(tag)) await readTable()
else {
  end(`npm run messages -- draft        fills missing messages with the English text, marked as drafts
npm run messages -- table TAG    writes messages-TAG.csv, which a translator can edit; or names a file
npm run messages -- import TAG   imports what was changed in it
TAG is one of ${tags.join(', ')}.`)
}

async function writeDrafts() {
  const source = await readLanguage('en')
  for (const language of tags) {
    const { messages, added } = withDrafts(await readLanguage(language), source)
    if (added.length > 0) await writeLanguage(language, messages)
    console.log(`${language}: ${added.length} drafts written`)
  }
}

async function writeTable() {
  await writeFile(file, tableOf(english, languages.get(tag)))
  console.log(`${english.size} messages written to ${file}`)
}

async function readTable() {
  const result = importTable(await readLanguage(tag), await readFile(file, 'utf8'), english)
  if ('refusals' in result) end(`${result.refusals.join('\n')}\nNothing was changed.`)
  if (result.changed.length > 0) await writeLanguage(tag, result.messages)
  console.log(
    [...result.changed, `${result.changed.length} messages changed in ${tag}. Now run: npm run check`].join('\n'),
  )
}

/** @returns {never} */
function end(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}
