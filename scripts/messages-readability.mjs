// `npm run messages:readability`: how long and how hard the sentences are that registrants read in English.
import './require-node.mjs'

const { readLanguages } = await import('./messages/languages.ts')
const { readability } = await import('./messages/readability.ts')

const { sentences, median, longest, tooLong, grade, isGood } = readability((await readLanguages()).get('en'))
console.log(`${sentences} sentences, without prescribed texts and pages for resellers`)
console.log(`median ${median} words (below 15)`)
console.log(`longest ${longest.words} words (28 at most): ${longest.key}`)
console.log(`over 28 words: ${tooLong.length}`)
for (const { key, text, words } of tooLong) console.log(`  ${words} ${key}: ${text}`)
console.log(`reading grade ${grade.toFixed(1)} (Flesch-Kincaid)`)
process.exitCode = isGood ? 0 : 1
