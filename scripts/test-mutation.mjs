// Mutation testing with Stryker, part by part (tests/mutation/parts.ts): `npm run test:mutation`, or
// `-- --mutate 'src/lib/**'` for some files. What has not changed since the last run is not tested anew, but with `--force`.
// Ends with 1 when a part detects less than 90 % of its mutants. docs/mutations.md says how to read it.
import './require-node.mjs'
import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'

const { PARTS } = await import('#tests/mutation/parts.ts')
const { runStep, timesTable } = await import('#scripts/steps.ts')

const { values } = parseArgs({
  options: { mutate: { type: 'string', multiple: true }, force: { type: 'boolean', default: false } },
})

const times = []
const failed = []
for (const [name, { mutate }] of Object.entries(PARTS)) {
  const chosen = values.mutate && chosenFiles(mutate, values.mutate)
  if (chosen?.length === 0) continue
  console.log(`\n> ${name}`)
  const command = ['stryker run tests/mutation/stryker.config.mjs']
  if (values.force) command.push('--force')
  if (chosen) command.push(`--mutate "${chosen.join(',')}"`)
  const { seconds, passed } = runStep({ name, command: command.join(' '), env: { MUTATION_PART: name } })
  times.push({ name, seconds })
  if (!passed) failed.push(name)
}
if (times.length === 0) {
  console.error(`No file that is mutated is one of: ${values.mutate?.join(', ')}`)
  process.exit(1)
}
console.log(`\n${timesTable(times)}`)
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exit(1)
}

/** Returns the files of a part that one of the patterns means; a folder means all that is in it. */
function chosenFiles(/** @type {readonly string[]} */ mutate, /** @type {readonly string[]} */ patterns) {
  const excluded = mutate.filter((each) => each.startsWith('!')).map((each) => each.slice(1))
  return globSync(mutate.filter((each) => !each.startsWith('!')))
    .filter((file) => !excluded.some((pattern) => matchesGlob(file, pattern)))
    .filter((file) => patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)))
}
