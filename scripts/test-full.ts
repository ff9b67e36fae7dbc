import { spawnSync } from 'node:child_process'
import { CommandProblem, readCommand } from './command.ts'
import { inMinutes, runStep, type Step } from './steps.ts'

/** Enough to keep each shard short, because an interrupted shard starts over. */
const SHARDS = 8
const FULL = { FULL: '1' }

/** Programs that npm does not install: alternative commands, an option that makes them exit, and the Debian package. */
const NGINX = { commands: ['nginx', '/usr/sbin/nginx'], probe: '-v', debian: 'nginx' }
const REDIS = { commands: ['valkey-server', 'redis-server'], probe: '--version', debian: 'redis-server' }
const CHROMIUM = {
  commands: [process.env.CHROMIUM ?? '/usr/bin/chromium'],
  probe: '--version',
  debian: 'chromium',
}
const FIREFOX = { commands: [process.env.FIREFOX ?? 'firefox-esr'], probe: '--version', debian: 'firefox-esr' }
const WEBKIT = { commands: ['WebKitWebDriver'], probe: '--help', debian: 'webkit2gtk-driver' }
const XVFB = { commands: ['xvfb-run'], probe: '--help', debian: 'xvfb' }

/** An optional step is skipped if a program that it needs is not installed, unless the step is named. */
type FullStep = Step & { help: string; needs?: (typeof NGINX)[]; isOptional?: true }

const STEPS: FullStep[] = [
  { name: 'check', command: 'node scripts/check.ts', help: 'the static checks' },
  { name: 'unit', command: 'vitest run', env: FULL, needs: [REDIS], help: 'unit, contract, server and store tests' },
  ...Array.from({ length: SHARDS }, (_, index) => ({
    name: `states-${index + 1}`,
    command: `playwright test -c tests --shard=${index + 1}/${SHARDS}`,
    env: { ...FULL, MODE: 'server' },
    needs: [CHROMIUM],
    help: `every state of every page in every language, part ${index + 1} of ${SHARDS}`,
  })),
  {
    name: 'static',
    command: 'playwright test -c tests',
    env: { MODE: 'static' },
    needs: [NGINX],
    help: 'journeys behind a static host',
  },
  { name: 'hash', command: 'playwright test -c tests', env: { MODE: 'hash' }, help: 'journeys in hash navigation' },
  { name: 'faults', command: 'playwright test -c tests/faults', env: FULL, help: 'every fault' },
  { name: 'injections', command: 'playwright test -c tests/injection', env: FULL, help: 'every injection' },
  {
    name: 'nginx',
    command: 'playwright test -c tests/nginx',
    needs: [NGINX],
    help: 'three flows, and the raw responses, behind nginx with deploy/nginx.conf',
  },
  {
    name: 'load',
    command: 'node tests/load/command.ts',
    needs: [NGINX, REDIS],
    help: 'decisions while servers and backend fail: npm run test:load',
  },
  {
    name: 'firefox',
    command: 'playwright test -c tests/firefox',
    needs: [FIREFOX],
    isOptional: true,
    help: "the main journeys in this machine's Firefox, or the one at the path in $FIREFOX",
  },
  {
    name: 'webkit',
    command: 'xvfb-run --auto-servernum vitest run -c tests/webkit/vitest.config.ts',
    needs: [WEBKIT, XVFB],
    isOptional: true,
    help: "every form in this machine's WebKit",
  },
]

const { values, positionals } = readCommand({
  name: 'npm run test:full',
  args: '[STEP...]',
  purpose: 'Runs the long-running tests, or only the named steps.',
  options: {
    verbose: { type: 'boolean', help: 'prints the output of each step live' },
  },
  notes: STEPS.map(({ name, help }) => `${name.padEnd(11)} ${help}`).join('\n'),
})
const unknown = positionals.find((name) => STEPS.every((step) => step.name !== name))
if (unknown)
  throw new CommandProblem(`There is no step "${unknown}". Steps: ${STEPS.map(({ name }) => name).join(', ')}.`)

const steps = STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const uninstalled = new Set(
  [...new Set(steps.flatMap(({ needs = [] }) => needs))].filter(({ commands, probe }) =>
    commands.every((each) => spawnSync(each, [probe]).error),
  ),
)
const isOptional = (step: FullStep) => step.isOptional && positionals.length === 0
const hint = installHint(...steps.filter((step) => !isOptional(step)))
if (hint) throw new CommandProblem(`Steps of this run need programs that are not installed. ${hint}`)

// Always builds first: dist/ may be out of date.
if (runStep({ name: 'build', command: 'node scripts/build.ts' }, values.verbose) === undefined)
  throw new CommandProblem('The build failed, so nothing was tested.')

let total = 0
const failed: string[] = []
const skipped: string[] = []
for (const [index, step] of steps.entries()) {
  const remedy = installHint(step)
  if (remedy) {
    console.log(`${index + 1} of ${steps.length}, ${step.name}… skipped. ${remedy}`)
    skipped.push(step.name)
    continue
  }
  const seconds = runStep({ ...step, name: `${index + 1} of ${steps.length}, ${step.name}` }, values.verbose)
  if (seconds === undefined) failed.push(step.name)
  else total += seconds
}
if (failed.length > 0) throw new CommandProblem(`\nFailed. To repeat: npm run test:full -- ${failed.join(' ')}`)
const skippedNote = skipped.length > 0 ? `; skipped: ${skipped.join(', ')}` : ''
console.log(`${steps.length - skipped.length} of ${steps.length} steps passed, in ${inMinutes(total)}${skippedNote}.`)

/** Returns how to install missing programs, if any. */
function installHint(...fullSteps: FullStep[]): string | undefined {
  const needs = new Set(fullSteps.flatMap((step) => step.needs ?? []))
  const packages = [...uninstalled].filter((need) => needs.has(need)).map(({ debian }) => debian)
  return packages.length > 0 ? `In Debian: apt-get install ${packages.join(' ')}` : undefined
}
