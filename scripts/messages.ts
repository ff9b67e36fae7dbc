import { readFile, writeFile } from 'node:fs/promises'
import { CommandProblem, readCommand } from './command.ts'
import { withDrafts } from './messages/drafts.ts'
import { readLanguages, writeLanguage, type Messages } from './messages/languages.ts'
import { importTable, toCsv } from './messages/table.ts'

const languages = await readLanguages()
const tags = [...languages.keys()].filter((each) => each !== 'en')

const { positionals } = readCommand({
  name: 'npm run messages',
  args: 'draft | table TAG [FILE] | import TAG [FILE]',
  purpose: 'Exports and imports translations.',
  notes: `draft              fills in missing messages with the English text, marked as drafts
table TAG [FILE]   writes a table for a translator to edit (default: messages-TAG.csv)
import TAG [FILE]  imports the changes in that table

TAG is one of ${tags.join(', ')}.`,
})
const [action, tag = '', file = `messages-${tag}.csv`] = positionals

const messagesOf = (language: string): Messages => languages.get(language) ?? new Map()

if (action === 'draft') {
  for (const language of tags) {
    const { messages, added } = withDrafts(messagesOf(language), messagesOf('en'))
    if (added.length > 0) await writeLanguage(language, messages)
    console.log(`${language}: ${added.length} drafts written`)
  }
} else if (action === 'table' && tags.includes(tag)) {
  await writeFile(file, toCsv(messagesOf('en'), messagesOf(tag)))
  console.log(`${messagesOf('en').size} messages written to ${file}`)
} else if (action === 'import' && tags.includes(tag)) {
  const result = importTable(messagesOf(tag), await readFile(file, 'utf8'), messagesOf('en'))
  if ('problems' in result) throw new CommandProblem(`${result.problems.join('\n')}\nNothing was changed.`)
  if (result.changed.length > 0) await writeLanguage(tag, result.messages)
  for (const key of result.changed) console.log(key)
  console.log(`${result.changed.length} messages changed in ${tag}. Now run: npm run check`)
} else throw new CommandProblem(`Specify draft, table TAG or import TAG. TAG is one of ${tags.join(', ')}.`)
