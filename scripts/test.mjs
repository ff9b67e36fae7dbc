// What CI runs for every change: static checks, unit, contract and server tests, the build, the journeys in a browser, and samples
// of the faults and injections. `--verbose` prints the output of each step. scripts/test-full.mjs runs the long matrices.
import './require-node.mjs'

const { inMinutes, runStep } = await import('#scripts/steps.ts')

const STEPS = [
  { name: 'Static checks', command: 'npm run check' },
  { name: 'Unit, contract and server tests', command: 'npm run test:unit' },
  { name: 'Build', command: 'npm run build' },
  { name: 'Journeys in a browser', command: 'npm run test:e2e' },
  { name: 'Sample of faults', command: 'npm run test:faults' },
  { name: 'Sample of injections', command: 'npm run test:injection' },
]

let total = 0
for (const step of STEPS) {
  const seconds = runStep(step)
  if (seconds === undefined) process.exit(1)
  total += seconds
}
console.log(`All steps passed in ${inMinutes(total)}.`)
