// Measures the build: `npm run measure -- page | server | uploads`. The options are in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { isBuilt } = await import('#scripts/build/source-digest.ts')
const { ROOT } = await import('#scripts/build/paths.ts')
const USAGE = `npm run measure -- page|server|uploads [options], after npm run build
  page       what the first view of each page costs in a browser (docs/performance.md)
  server     requests per second and 99th percentile for a file, a document and a call
  uploads    memory that ten simultaneous uploads of 10 MiB take (Linux); ends with 1 above 40 MiB
  --old DIR    also measures another checkout, built and installed, in the same rounds
  --pages A,B  only these pages
  --rounds N   8 by default`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    old: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [command = ''] = positionals
const rounds = Number(options.rounds)
if (options.help) {
  console.log(USAGE)
  process.exit()
}
if (!['page', 'server', 'uploads'].includes(command) || !Number.isInteger(rounds) || rounds < 1) end(USAGE)
if (!(await isBuilt())) end('dist/ is not a build of these sources. Run "npm run build" first.')
const checkouts = [ROOT, ...(options.old ? [resolve(options.old)] : [])]

if (command === 'page') {
  const { PAGES } = await import('#scripts/measure/pages.ts')
  const wanted = options.pages?.split(',').map((name) => name.trim())
  const pages = PAGES.filter(({ name }) => wanted?.includes(name) ?? true)
  if (pages.length < (wanted?.length ?? 1)) end(`Pages are: ${PAGES.map(({ name }) => name).join(', ')}.`)
  const { measurePages } = await import('#scripts/measure/page.ts')
  console.log(await measurePages({ pages, rounds, checkouts }))
} else if (command === 'server') {
  const { measureServers } = await import('#scripts/measure/server.ts')
  await measureServers({ rounds, checkouts })
} else {
  const { measureUploads } = await import('#scripts/measure/uploads.ts')
  process.exit((await measureUploads()) ? 0 : 1)
}

function end(message) {
  console.error(message)
  process.exit(1)
}
