// Everything that CI runs: static checks, unit, contract and server tests, the build, the browser journeys.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'

const STEPS = [
  'node scripts/check.mjs',
  'vitest run',
  'node scripts/build.mjs',
  // The browser is unpacked once, before workers would do it side by side.
  'node scripts/browser.mjs',
  'playwright test',
]

for (const step of STEPS) {
  console.log(`\n> ${step}`)
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n"${step}" failed, so the steps after it were not run.`)
    process.exit(1)
  }
}
console.log('\nAll steps passed.')
