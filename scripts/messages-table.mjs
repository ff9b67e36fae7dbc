// `npm run messages:table -- <tag>`: writes the messages of a language as a table that a translator can edit.
import './require-node.mjs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const { readLanguages } = await import('./messages/languages.ts')
const { tableOf } = await import('./messages/table.ts')

const languages = await readLanguages()
const english = languages.get('en')
const { tag, output } = readArguments([...languages.keys()].filter((each) => each !== 'en'))
await writeFile(output, tableOf(english, languages.get(tag)))
console.log(`${english.size} messages written to ${output}`)

function readArguments(tags) {
  const usage = `Usage: npm run messages:table -- <${tags.join(' | ')}> [--output FILE]`
  try {
    const { values, positionals } = parseArgs({ options: { output: { type: 'string' } }, allowPositionals: true })
    const [language] = positionals
    if (positionals.length !== 1 || !tags.includes(language)) throw new Error('Name one language.')
    return { tag: language, output: values.output ?? `messages-${language}.csv` }
  } catch (error) {
    console.error(`${error.message.split('. ')[0]} ${usage}`)
    process.exit(1)
  }
}
