// Measures what a first view costs in a browser, cold, on a slow line and a slow processor: `npm run measure`. Every page is
// compared with the same form without script and by React alone; all are loaded in turn, as a machine that is busy for a
// while would otherwise spoil one of them. docs/performance.md says what is measured; the options stand in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isBuilt, ROOT } from './build.mjs'

const USAGE = `npm run measure -- [options], after npm run build
  --pages A,B    only these pages
  --rounds N     8 unless told otherwise
  --old DIR      measures another checkout's build in the same rounds
  --static       measures the builds on a static host as well
  --delay MS     every call takes the backend so much longer
  --weight       what the script of each page's first view is made of, instead of times
  --bench DIR    takes the floors from DIR/floor
  --write        writes the result into docs/performance.md`

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    old: { type: 'string' },
    static: { type: 'boolean', default: false },
    delay: { type: 'string', default: '0' },
    weight: { type: 'boolean', default: false },
    bench: { type: 'string' },
    write: { type: 'boolean', default: false },
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
const { measureWeight } = await import('#scripts/measure/weight.ts')
const { writeResult } = await import('#scripts/measure/document.ts')
const settings = { pages, rounds, delay, root: ROOT, bench: options.bench && resolve(options.bench) }
const result = options.weight
  ? await measureWeight(settings)
  : await measureTimes({ ...settings, old: options.old && resolve(options.old), withStatic: options.static })
console.log(result.text)
if (options.write) await writeResult(join(ROOT, 'docs/performance.md'), result)

function end(message) {
  console.error(message)
  process.exit(1)
}
