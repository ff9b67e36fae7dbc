// Measures what a first view of Preferences costs over the bare stack, in a browser: `npm run measure -- --bench FOLDER`.
// The folder holds a page-load harness (measure.mjs, serve.mjs) and floor pages (floor/*); pages and floors are measured in
// alternating rounds, as the machine's mood moves whole batches. Prints medians and ratios to the barest floor.
import './require-node.mjs'
import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs, promisify } from 'node:util'

const { values: options } = parseArgs({
  options: { bench: { type: 'string', default: '' }, rounds: { type: 'string', default: '3' } },
})
const bench = resolve(options.bench)
if (options.bench === '' || !existsSync(join(bench, 'measure.mjs'))) {
  console.error('Name the folder of the page-load harness (measure.mjs, serve.mjs, floor/) with --bench.')
  process.exit(1)
}
const { findChromium } = await import('#scripts/find-chromium.ts')
const { executablePath, env } = await findChromium()
const servers = []
const product = await start(['scripts/serve.mjs'], { PORT: '0' }, /Listening on (\S+)/)
const front = await start(
  [join(bench, 'serve.mjs'), '--h2', '--port', '4190', '--proxy', `/=${product}`],
  {},
  /^(https:\S+)/,
)
const pages = [
  { name: 'preferences', url: `${front}/consent/pending-required-and-optional`, selector: 'main fieldset' },
]
for (const [index, name] of readdirSync(join(bench, 'floor')).entries()) {
  const args = [join(bench, 'serve.mjs'), '--dir', join(bench, 'floor', name), '--port', String(4191 + index), '--h2']
  pages.push({ name, url: `${await start(args, {}, /^(https:\S+)/)}/`, selector: 'form button' })
}

const results = Object.fromEntries(pages.map(({ name }) => [name, []]))
for (let round = 1; round <= Number(options.rounds); round += 1) {
  for (const { name, url, selector } of pages) {
    const args = [
      join(bench, 'measure.mjs'),
      '--url',
      url,
      '--selector',
      selector,
      '--runs',
      '1',
      '--profile',
      'throttled',
    ]
    const chromium = {
      ...process.env,
      ...env,
      CHROMIUM: executablePath,
      PLAYWRIGHT_CORE: resolve('node_modules/playwright-core'),
    }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: chromium, maxBuffer: 1e8 })
    results[name].push(JSON.parse(stdout).throttled)
    console.error(`round ${round}: ${name}`)
  }
}
for (const server of servers) server.kill()

const floor = median('react-only', 'mainMs')
console.log(
  '| page | script KiB | requests | first paint ms | content ms | to react-only | CLS |\n|---|---|---|---|---|---|---|',
)
for (const { name } of pages) {
  const [script, requests, paint, main, cls] = ['jsKB', 'requests', 'fcpMs', 'mainMs', 'cls'].map((key) =>
    median(name, key),
  )
  console.log(`| ${name} | ${script} | ${requests} | ${paint} | ${main} | ${(main / floor).toFixed(2)} | ${cls} |`)
}

function median(name, key) {
  const sorted = results[name].map((result) => result[key]).toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** Starts a server and gives the address that it prints. */
function start(args, extra, address) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...extra },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(child)
  return new Promise((done, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = address.exec(line)?.[1]
      if (found) done(found)
    })
    child.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code}`)))
  })
}
