import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#scripts/build/paths.ts'
import { requireBuild } from '#scripts/build/source-digest.ts'
import { CommandProblem, readCommand } from '#scripts/command.ts'
import { failuresOf, reportOf } from './report.ts'
import { runLoad } from './run.ts'

const { values } = readCommand({
  name: 'npm run test:load',
  purpose:
    'Simulates users who make decisions while servers and the backend fail, then a release. Runs two servers behind nginx, with the sandbox as the backend (docs/load.md). Needs a build, nginx and redis-server.',
  options: {
    minutes: { type: 'string', value: 'N', default: '0.5', help: 'how long users decide while things fail' },
    decisions: { type: 'string', value: 'N', default: '20', help: 'number of decisions in that time' },
    seed: { type: 'string', value: 'N', default: '1', help: 'what fails when, and which users leave' },
    variations: {
      type: 'string',
      value: 'N',
      default: '20000',
      help: 'requests with varied parameters on one good link',
    },
  },
})
const numbers = {
  minutes: Number(values.minutes),
  decisions: Number(values.decisions),
  seed: Number(values.seed),
  variations: Number(values.variations),
}
const { minutes, decisions, seed } = numbers
if (!(minutes > 0) || !Number.isInteger(decisions) || decisions < 1 || !Number.isInteger(seed))
  throw new CommandProblem(
    '--minutes takes a number above 0, --decisions a whole number from 1, --seed a whole number.',
  )
await requireBuild()
// On exit, the child processes are ended, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const folder = join(ROOT, 'test-results')
process.chdir(ROOT)
const result = await runLoad({ ...numbers, logs: join(folder, 'load') }, console.log)
const report = reportOf(result)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'load.txt'), `${report}\n`)
await writeFile(join(folder, 'load.json'), `${JSON.stringify(result, null, 2)}\n`)
console.log(report)
process.exit(failuresOf(result).length > 0 ? 1 : 0)
