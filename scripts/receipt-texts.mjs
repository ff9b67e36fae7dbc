// `npm run receipt:texts`: lists the prescribed texts with their hashes, and adds those of this release to
// docs/receipt-texts/, so that later releases can still verify the receipts of this one.
import './require-node.mjs'

const { keepTexts, keptTexts, textsOfThisRelease } = await import('./receipts/texts.ts')

const current = textsOfThisRelease()
const added = await keepTexts(current)
for (const { id, formDate, language, without, sha256, file } of await keptTexts()) {
  const form = without.length > 0 ? `, without ${without.join(' and ')}` : ''
  const release = current.some((text) => text.file === file) ? 'this release' : 'an earlier release'
  console.log(`${sha256}  ${id}, form of ${formDate}, ${language}${form}; ${release}`)
}
console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'Nothing new.')
