import { readFile, writeFile } from 'node:fs/promises'
import { CommandProblem, readCommand } from './command.ts'
import { withDrafts } from './messages/drafts.ts'
import { readLanguage, readLanguages, writeLanguage } from './messages/languages.ts'
import { importTable, tableOf } from './messages/table.ts'

const languages = await readLanguages()
const english = languages.get('en') ?? new Map<string, string>()
const tags = [...languages.keys()].filter((each) => each !== 'en')

const { positionals } = readCommand({
  name: 'npm run messages',
  takes: 'draft | table TAG [FILE] | import TAG [FILE]',
  purpose: 'For translators.',
  notes: `draft              fills missing messages with the English text, marked as drafts
table TAG [FILE]   writes a table (messages-TAG.csv) that a translator can edit
import TAG [FILE]  imports what was changed in it

TAG is one of ${tags.join(', ')}.`,
})
const [action, tag = '', file = `messages-${tag}.csv`] = positionals

if (action === 'draft') await writeDrafts()
else if (action === 'table' && tags.includes(tag)) await writeTable()
else if (action === 'import' && tags.includes(tag)) await readTable()
else throw new CommandProblem(`Name draft, table TAG or import TAG; TAG is one of ${tags.join(', ')}.`)

async function writeDrafts(): Promise<void> {
  const source = await readLanguage('en')
  for (const language of tags) {
    const { messages, added } = withDrafts(await readLanguage(language), source)
    if (added.length > 0) await writeLanguage(language, messages)
    console.log(`${language}: ${added.length} drafts written`)
  }
}

async function writeTable(): Promise<void> {
  await writeFile(file, tableOf(english, languages.get(tag) ?? new Map()))
  console.log(`${english.size} messages written to ${file}`)
}

async function readTable(): Promise<void> {
  const result = importTable(await readLanguage(tag), await readFile(file, 'utf8'), english)
  if ('refusals' in result) throw new CommandProblem(`${result.refusals.join('\n')}\nNothing was changed.`)
  if (result.changed.length > 0) await writeLanguage(tag, result.messages)
  console.log(
    [...result.changed, `${result.changed.length} messages changed in ${tag}. Now run: npm run check`].join('\n'),
  )
}
