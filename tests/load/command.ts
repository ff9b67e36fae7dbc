import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#scripts/build/paths.ts'
import { requireBuild } from '#scripts/build/source-digest.ts'
import { CommandProblem, readCommand } from '#scripts/command.ts'
import { failuresOf, reportOf } from './report.ts'
import { runLoad } from './run.ts'

const NUMBER = { type: 'string', value: 'N' } as const
const { values } = readCommand({
  name: 'npm run test:load',
  purpose:
    'Runs two servers behind nginx, with the sandbox as the backend. Sends decisions while the servers and the backend fail, then during a release (docs/load.md). Needs a build, nginx and redis-server.',
  options: {
    minutes: { ...NUMBER, default: '0.5', help: 'how long decisions are sent while servers fail' },
    decisions: { ...NUMBER, default: '20', help: 'how many decisions are sent in those minutes' },
    seed: { ...NUMBER, default: '1', help: 'seed for what fails, when, and which users leave' },
    variations: { ...NUMBER, default: '20000', help: 'requests with varied parameters on one valid link' },
  },
})
const numbers = {
  minutes: Number(values.minutes),
  decisions: Number(values.decisions),
  seed: Number(values.seed),
  variations: Number(values.variations),
}
const { minutes, decisions, seed, variations } = numbers
const isWhole = [decisions, seed, variations].every(Number.isInteger)
if (!(minutes > 0) || decisions < 1 || variations < 1 || !isWhole)
  throw new CommandProblem(
    '--minutes takes a number above 0, --decisions and --variations a whole number from 1, --seed a whole number.',
  )
await requireBuild()
// The exit handlers stop the child processes.
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
