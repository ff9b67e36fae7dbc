// One part of the tests by its own tool, which takes all arguments but --help.
import { spawnSync } from 'node:child_process'
import { helpOf } from './command.ts'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c']

const PARTS = {
  unit: { command: VITEST, purpose: 'Runs the unit, contract and server tests.' },
  e2e: {
    command: [...PLAYWRIGHT, 'tests'],
    purpose: 'Runs the journeys in a browser against the build, or against the server that PAGES_ORIGIN names.',
  },
  faults: {
    command: [...PLAYWRIGHT, 'tests/faults'],
    purpose: 'Gives the operations faulty responses, after a build: a sample of the table, all of it with FULL=1.',
  },
}

const [name, ...args] = process.argv.slice(2)
const { command, purpose } = PARTS[name as keyof typeof PARTS]
if (args.includes('--help')) {
  const tool = command === VITEST ? 'npx vitest run --help' : 'npx playwright test --help'
  console.log(
    helpOf({ name: `npm run test:${name}`, takes: '[FILE...]', purpose, notes: `All other options: ${tool}` }),
  )
} else {
  const { status } = spawnSync(process.execPath, [...command, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
