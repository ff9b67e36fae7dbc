// `npm run test:load`: two servers behind nginx, with the sandbox behind them, while people decide, servers and backend fail,
// and a release goes on. docs/load.md says what is found out and how to read it; the options stand in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { isBuilt } = await import('#scripts/build/source-digest.ts')
const { ROOT } = await import('#scripts/build/paths.ts')
const USAGE = `npm run test:load -- [options], after npm run build (Debian: packages nginx redis-server)
  --minutes N     how long people decide while things fail; 0.5 unless told otherwise
  --decisions N   how many decisions are spread over that time; 20 unless told otherwise
  --seed N        when what fails, and who leaves; 1 unless told otherwise
  --variations N  requests with varied parameters on one good link; 20000 unless told otherwise`

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    decisions: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    variations: { type: 'string', default: '20000' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit()
}
const [minutes, decisions, seed, variations] = [
  options.minutes,
  options.decisions,
  options.seed,
  options.variations,
].map(Number)
if (!(minutes > 0) || !Number.isInteger(decisions) || decisions < 1 || !Number.isInteger(seed)) end(USAGE)
if (!(await isBuilt())) end('dist/ is not a build of these sources. Run "npm run build" first.')
// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const { runLoad } = await import('#tests/load/run.ts')
const { failuresOf, reportOf } = await import('#tests/load/report.ts')
const folder = join(ROOT, 'test-results')
process.chdir(ROOT)
const result = await runLoad({ minutes, decisions, seed, variations, logs: join(folder, 'load') }, console.log)
const report = reportOf(result)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'load.txt'), `${report}\n`)
await writeFile(join(folder, 'load.json'), `${JSON.stringify(result, null, 2)}\n`)
console.log(report)
process.exit(failuresOf(result).length > 0 ? 1 : 0)

function end(message) {
  console.error(message)
  process.exit(1)
}
