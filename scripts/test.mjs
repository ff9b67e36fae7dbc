// Everything that CI runs: static checks, unit, contract and server tests, the build, the browser journeys. With --full
// the journeys see every state of every page in both languages and in the three forms of tests/support/form.ts.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'

const full = process.argv.includes('--full')
const STEPS = ['npm run check', 'npm run test:unit', 'npm run build', 'npm run test:e2e']

for (const step of STEPS) {
  console.log(`\n> ${step}`)
  const { status } = spawnSync(step, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...(full && { FULL: '1' }) },
  })
  if (status !== 0) {
    console.error(`\n"${step}" failed, so the steps after it were not run.`)
    process.exit(1)
  }
}
console.log('\nAll steps passed.')
