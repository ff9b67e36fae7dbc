// Everything that CI runs: static checks, unit, contract and server tests, the table of coverage, the build, the browser
// journeys. With --full also what takes long: every property renamed in turn, some of it for real, and every state of every
// page in both languages.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const results = join(folder, 'results.json')
const trace = join(folder, 'contract-trace.txt')

const full = process.argv.includes('--full')
const STEPS = [
  'node scripts/check.mjs',
  `vitest run --reporter=default --reporter=json --outputFile.json="${results}"`,
  ...(full ? ['node scripts/rename-trial.mjs --all --prove 2'] : []),
  'node scripts/build.mjs',
  // The browser is unpacked once, before workers would do it side by side.
  'node scripts/browser.mjs',
  'playwright test',
]

for (const step of STEPS) {
  console.log(`\n> ${step}`)
  const { status } = spawnSync(step, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_TRACE: trace, ...(full && { FULL: '1' }) },
  })
  if (status !== 0) {
    console.error(`\n"${step}" failed, so the steps after it were not run.`)
    process.exit(1)
  }
}
console.log('\nAll steps passed.')
