// `npm run messages:draft`: gives every other language a draft, the English text, of each message that it lacks, so that a page
// can be tried before it is translated. `npm run check` lists drafts, and in CI refuses them.
import './require-node.mjs'
import { readFile, writeFile } from 'node:fs/promises'

const { withDrafts } = await import('./messages/drafts.ts')
const { LOCALES, readLanguages } = await import('./messages/languages.ts')

const english = await readFile(new URL('en.json', LOCALES), 'utf8')
for (const language of (await readLanguages()).keys()) {
  if (language === 'en') continue
  const path = new URL(`${language}.json`, LOCALES)
  const { file, added } = withDrafts(await readFile(path, 'utf8'), english)
  if (added.length > 0) await writeFile(path, file)
  console.log(`${language}.json: ${added.length} drafts written`)
}
