// Lighthouse's scores of the main pages on a telephone, from the built server with its sandbox: `npm run lighthouse`. Ends
// with 1 where a page stays below what scripts/lighthouse/summary.ts asks for. The options stand in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isBuilt, ROOT } from './build.mjs'

const USAGE = `npm run lighthouse -- [options], after npm run build
  --runs N       loads of each page, 5 unless told otherwise; medians count
  --pages A,B    these pages instead of the seven main ones`

const MAIN = ['preferences', 'tld-info', 'trade', 'transfer-in', 'transfer-away', 'listing', 'trademark']

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit()
}
const { freshAddress, PAGES } = await import('#scripts/measure/pages.ts')
const wanted = options.pages?.split(',').map((name) => name.trim()) ?? MAIN
const pages = PAGES.filter(({ name }) => wanted.includes(name))
const runs = Number(options.runs)
if (pages.length < wanted.length) end(`Pages are: ${PAGES.map(({ name }) => name).join(', ')}.`)
if (!Number.isInteger(runs) || runs < 1) end(USAGE)
if (!(await isBuilt())) end('dist/ is not a build of these sources. Run "npm run build" first.')

const { LIGHTHOUSE, runLighthouse } = await import('#scripts/lighthouse/run.ts')
const { scoreTable, shortfalls } = await import('#scripts/lighthouse/summary.ts')
const { startProcess } = await import('#tests/support/start-process.ts')

const loads = pages.map((page) => ({ page: page.name, runs: [] }))
const server = await startProcess(join(ROOT, 'scripts/serve.mjs'), { PORT: '0', RATE_LIMIT: '0' })
try {
  // In turn: a machine that is busy for a while would otherwise spoil one page.
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, page] of pages.entries()) {
      const run = await runLighthouse(server.origin + freshAddress(page))
      loads[index].runs.push(run)
      const load = loadavg()[0].toFixed(1)
      const conditions = `benchmark index ${Math.round(run.benchmarkIndex)}, load of the machine ${load}`
      console.error(`${round}/${runs} ${page.name}: performance ${run.scores.performance} (${conditions})`)
    }
  }
} finally {
  await server.stop()
}
console.log(`\n${LIGHTHOUSE}, mobile, ${runs} runs, medians; performance with its lowest and highest.\n`)
console.log(scoreTable(loads))
const short = shortfalls(loads)
if (short.length > 0) end(`\n${short.join('\n')}`)

function end(message) {
  console.error(message)
  process.exit(1)
}
