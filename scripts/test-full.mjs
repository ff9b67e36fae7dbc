// The long matrices: every state of every page in both languages, the other two forms of the pages, every fault, every
// injection, nginx, load and Firefox. A run that was stopped goes on with the steps that have not passed, as long as no
// file has changed; `--anew` begins at the first, and `--shard 1/3` runs every third step, for several machines.
import './require-node.mjs'
import './explain.mjs'
import { createHash } from 'node:crypto'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const { inMinutes, runStep } = await import('#scripts/steps.ts')

/** Each is short enough to be run anew when the run was stopped. */
const SHARDS = 8
/** Where the steps that have passed are kept. */
const KEPT = 'node_modules/.cache/test-full.json'
const FULL = { FULL: '1' }

/** What steps start that npm does not bring: the commands, one of which is enough, and Debian's package. */
const NEEDED = [
  { commands: ['nginx', '/usr/sbin/nginx'], version: '-v', debian: 'nginx' },
  { commands: ['valkey-server', 'redis-server'], version: '--version', debian: 'redis-server' },
  { commands: [process.env.CHROMIUM ?? '/usr/bin/chromium'], version: '--version', debian: 'chromium' },
]

/** @type {import('#scripts/steps.ts').Step[]} */
const STEPS = [
  { name: 'static checks', command: 'npm run check' },
  { name: 'unit, contract, server and store tests', command: 'npm run test:unit', env: FULL },
  ...Array.from({ length: SHARDS }, (_, index) => ({
    name: `every state, part ${index + 1} of ${SHARDS}`,
    command: `playwright test -c tests --shard=${index + 1}/${SHARDS}`,
    env: { ...FULL, FORM: 'server' },
  })),
  { name: 'journeys behind a static host', command: 'playwright test -c tests', env: { FORM: 'static' } },
  { name: 'journeys in hash navigation', command: 'playwright test -c tests', env: { FORM: 'hash' } },
  { name: 'every fault', command: 'npm run test:faults', env: FULL },
  { name: 'every injection', command: 'npm run test:injection', env: FULL },
  { name: 'nginx', command: 'npm run test:nginx' },
  { name: 'load', command: 'npm run test:load -- --minutes 0.5 --decisions 20' },
  { name: 'Firefox', command: 'npm run test:firefox' },
]

const { values } = parseArgs({
  options: { anew: { type: 'boolean' }, verbose: { type: 'boolean' }, shard: { type: 'string', default: '1/1' } },
})
const [, shard = '', shards = ''] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? []
if (!(Number(shard) >= 1 && Number(shard) <= Number(shards)))
  fail(`--shard is "${values.shard}", but must be like 1/3: the first of three parts.`)

const missing = NEEDED.filter(({ commands, version }) => commands.every((each) => spawnSync(each, [version]).error))
if (missing.length > 0) {
  const names = missing.map(({ debian }) => debian).join(' ')
  fail(`Steps of this run need what is not installed. In Debian: apt-get install ${names}`)
}

const steps = STEPS.filter((_, index) => index % Number(shards) === Number(shard) - 1)
const state = stateOfFiles()
const passed = values.anew ? new Map() : await readPassed()

// Whatever is tested is built first: a step that was skipped may have been the build of other files.
if (runStep({ name: 'build', command: 'npm run build' }) === undefined) fail('The build failed, so nothing was tested.')

const failed = []
for (const [index, step] of steps.entries()) {
  if (passed.has(step.name)) continue
  const seconds = runStep({ ...step, name: `${index + 1} of ${steps.length}, ${step.name}` })
  if (seconds !== undefined) {
    passed.set(step.name, seconds)
    await keepPassed()
  } else failed.push(step.name)
}
if (failed.length > 0) fail(`\nFailed: ${failed.join(', ')}. The same command runs them again, and nothing else.`)
const total = steps.reduce((sum, { name }) => sum + passed.get(name), 0)
console.log(`All steps passed, in ${inMinutes(total)}.`)

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}

/** A hash of every file that git knows or would add, so that what has passed is forgotten with any change. */
function stateOfFiles() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { maxBuffer: 2 ** 28 })
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  const added = String(git('ls-files', '--others', '--exclude-standard', '-z'))
    .split('\0')
    .filter(Boolean)
  if (added.length > 0) hash.update(git('hash-object', ...added))
  return hash.digest('hex')
}

/** @returns {Promise<Map<string, number>>} seconds of the steps that passed on these very files */
async function readPassed() {
  const text = await readFile(KEPT, 'utf8').catch(() => undefined)
  if (text === undefined) return new Map()
  const kept = JSON.parse(text)
  return kept.state === state ? new Map(kept.passed) : new Map()
}

async function keepPassed() {
  await mkdir('node_modules/.cache', { recursive: true })
  await writeFile(KEPT, JSON.stringify({ state, passed: [...passed] }))
}
