// `npm run messages:table -- <tag>`: writes the messages of a language as a table that a translator can edit, each with the
// page and the state in which it is shown.
import './require-node.mjs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { readLanguages } = await import('./messages/languages.ts')
const { firstViews } = await import('./messages/first-views.ts')
const { placesOf } = await import('./messages/places.ts')
const { tableOf } = await import('./messages/table.ts')

const languages = await readLanguages()
const english = languages.get('en')
const { tag, output, origin } = readArguments([...languages.keys()].filter((each) => each !== 'en'))
const placeOf = placesOf(await firstViews(join(import.meta.dirname, '..')))
await writeFile(output, tableOf(english, languages.get(tag), placeOf, origin))
console.log(`${english.size} messages written to ${output}`)

function readArguments(tags) {
  const usage = `Usage: npm run messages:table -- <${tags.join(' | ')}> [--output FILE] [--origin http://localhost:3000]`
  try {
    const { values, positionals } = parseArgs({
      options: { output: { type: 'string' }, origin: { type: 'string', default: 'http://localhost:3000' } },
      allowPositionals: true,
    })
    const [language] = positionals
    if (positionals.length !== 1 || !tags.includes(language)) throw new Error('Name one language.')
    return { tag: language, output: values.output ?? `messages-${language}.csv`, origin: values.origin }
  } catch (error) {
    console.error(`${error.message.split('. ')[0]} ${usage}`)
    process.exit(1)
  }
}
