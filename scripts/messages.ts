import { readFile, writeFile } from 'node:fs/promises'
import { CommandProblem, readCommand } from './command.ts'
import { withDrafts } from './messages/drafts.ts'
import { readLanguages, writeLanguage, type Messages } from './messages/languages.ts'
import { importTable, tableOf } from './messages/table.ts'

const languages = await readLanguages()
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

const known = (language: string): Messages => languages.get(language) ?? new Map()

if (action === 'draft') {
  for (const language of tags) {
    const { messages, added } = withDrafts(known(language), known('en'))
    if (added.length > 0) await writeLanguage(language, messages)
    console.log(`${language}: ${added.length} drafts written`)
  }
} else if (action === 'table' && tags.includes(tag)) {
  await writeFile(file, tableOf(known('en'), known(tag)))
  console.log(`${known('en').size} messages written to ${file}`)
} else if (action === 'import' && tags.includes(tag)) {
  const result = importTable(known(tag), await readFile(file, 'utf8'), known('en'))
  if ('refusals' in result) throw new CommandProblem(`${result.refusals.join('\n')}\nNothing was changed.`)
  if (result.changed.length > 0) await writeLanguage(tag, result.messages)
  for (const key of result.changed) console.log(key)
  console.log(`${result.changed.length} messages changed in ${tag}. Now run: npm run check`)
} else throw new CommandProblem(`Name draft, table TAG or import TAG; TAG is one of ${tags.join(', ')}.`)
