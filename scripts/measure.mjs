// Measures what a first view costs in a browser, cold, on a slow line and a slow processor: `npm run measure`. Every page is
// compared with the same form without script and by React alone; all are loaded in turn, as a machine that is busy for a
// while would otherwise spoil one of them. docs/performance.md says what is measured; the options stand in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isBuilt, ROOT } from './build.mjs'

const USAGE = `npm run measure -- [options], after npm run build
  --pages A,B    only these pages
  --rounds N     8 unless told otherwise
  --old DIR      measures another checkout's build in the same rounds
  --delay MS     every call takes the backend so much longer
  --bench DIR    takes the floors from DIR/floor`

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    old: { type: 'string' },
    delay: { type: 'string', default: '0' },
    bench: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit()
}
const { PAGES } = await import('#scripts/measure/pages.ts')
const wanted = options.pages?.split(',').map((name) => name.trim())
const pages = PAGES.filter(({ name }) => wanted?.includes(name) ?? true)
const [rounds, delay] = [Number(options.rounds), Number(options.delay)]
if (pages.length < (wanted?.length ?? 1)) end(`Pages are: ${PAGES.map(({ name }) => name).join(', ')}.`)
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(delay) || delay < 0) end(USAGE)
if (!(await isBuilt())) end('dist/ is not a build of these sources. Run "npm run build" first.')

const { measureTimes } = await import('#scripts/measure/times.ts')
const folderOf = (path) => path && resolve(path)
const { bench, old } = options
console.log(await measureTimes({ pages, rounds, delay, root: ROOT, bench: folderOf(bench), old: folderOf(old) }))

function end(message) {
  console.error(message)
  process.exit(1)
}
