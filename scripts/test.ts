import { readCommand } from './command.ts'
import { inMinutes, runStep } from './steps.ts'

const { values } = readCommand({
  name: 'npm test',
  purpose: 'Runs what CI runs for every change. npm run test:full runs the long-running tests.',
  options: { verbose: { type: 'boolean', help: 'prints the output of each step live' } },
})
const STEPS = [
  { name: 'Static checks', command: 'node scripts/check.ts' },
  { name: 'Unit, contract and server tests', command: 'vitest run' },
  { name: 'Build', command: 'node scripts/build.ts' },
  { name: 'Journeys in a browser', command: 'playwright test -c tests' },
  { name: 'Fault tests (sample)', command: 'playwright test -c tests/faults' },
  { name: 'Injection tests (sample)', command: 'playwright test -c tests/injection' },
]

let total = 0
for (const step of STEPS) {
  const seconds = runStep(step, values.verbose)
  if (seconds === undefined) process.exit(1)
  total += seconds
}
console.log(`All steps passed in ${inMinutes(total)}.`)
