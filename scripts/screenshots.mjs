// Pictures of every page in its main states: `npm run screenshots`, after `npm run build`.
// Which states those are is in tests/support/views.ts; the options stand in USAGE.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { isBuilt } = await import('#scripts/build/source-digest.ts')
const { ROOT } = await import('#scripts/build/paths.ts')
const USAGE = `npm run screenshots -- [options], after npm run build
  --only A,B        only these pages
  --states WORD     only states whose name has this word
  --widths A,B      360,768,1280 unless told otherwise
  --languages A,B   en,de,tr unless told otherwise
  --dark            as on a device that is set to dark
  --origin URL      of pages that are served already, with their sandbox
  --out DIR         screenshots/ unless told otherwise; its folders of these languages are replaced`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    states: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280' },
    languages: { type: 'string', default: 'en,de,tr' },
    dark: { type: 'boolean', default: false },
    origin: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'screenshots') },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(USAGE)
  process.exit()
}
const { VIEWS } = await import('#tests/support/views.ts')
const { readLanguages } = await import('#scripts/messages/languages.ts')
const listOf = (text) => text.split(',').map((name) => name.trim())
const PAGES = [...new Set(VIEWS.map(({ page }) => page))]
const pages = options.only ? listOf(options.only) : PAGES
const widths = listOf(options.widths).map(Number)
const languages = listOf(options.languages)
const known = [...(await readLanguages()).keys()]
if (pages.some((page) => !PAGES.includes(page))) end(`Pages are: ${PAGES.join(', ')}.`)
if (languages.some((language) => !known.includes(language))) end(`Languages are: ${known.join(', ')}.`)
if (widths.some((width) => !Number.isInteger(width) || width < 200)) end(USAGE)
if (!options.origin && !(await isBuilt())) end('dist/ is not a build of these sources. Run "npm run build" first.')

const { takeScreenshots } = await import('#scripts/take-screenshots.ts')
const views = VIEWS.filter(({ page, state }) => pages.includes(page) && state.includes(options.states))
const { dark, origin, out } = options
const failures = await takeScreenshots({ views, widths, languages, dark, origin, out })
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function end(message) {
  console.error(message)
  process.exit(1)
}
