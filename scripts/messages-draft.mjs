// `npm run messages:draft`: gives every other language a draft, the English text, of each message that it lacks, so that a page
// can be tried before it is translated. `npm run check` lists drafts, and in CI refuses them.
import './require-node.mjs'

const { withDrafts } = await import('./messages/drafts.ts')
const { readLanguage, readLanguages, writeLanguage } = await import('./messages/languages.ts')

const english = await readLanguage('en')
for (const language of (await readLanguages()).keys()) {
  if (language === 'en') continue
  const { messages, added } = withDrafts(await readLanguage(language), english)
  if (added.length > 0) await writeLanguage(language, messages)
  console.log(`${language}: ${added.length} drafts written`)
}
