// What CI runs for every change: static checks, unit, contract and server tests, the build, the journeys in a browser, and samples
// of the faults and of the injections. scripts/test-full.mjs runs the long matrices.
import './require-node.mjs'

const { runStep, timesTable } = await import('#scripts/steps.ts')

const STEPS = [
  { name: 'static checks', command: 'npm run check' },
  { name: 'unit, contract and server tests', command: 'npm run test:unit' },
  { name: 'build', command: 'npm run build' },
  { name: 'journeys', command: 'npm run test:e2e' },
  { name: 'faults, a sample', command: 'npm run test:faults' },
  { name: 'injections, a sample', command: 'npm run test:injection' },
]

const times = []
for (const step of STEPS) {
  console.log(`\n> ${step.command}`)
  const { seconds, passed } = runStep(step)
  times.push({ name: step.name, seconds })
  if (!passed) {
    console.error(`\n"${step.command}" failed, so the steps after it were not run.`)
    process.exit(1)
  }
}
console.log(`\n${timesTable(times)}\n\nAll steps passed.`)
