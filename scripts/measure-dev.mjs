// How soon `npm run dev` shows a change: `npm run measure:dev`. Changes a field of a contract with its example, and a message,
// three times each, and takes every change back.
import './require-node.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from './build.mjs'

const { findChromium } = await import('./find-chromium.ts')
const { startProcess } = await import('#tests/support/start-process.ts')

const CONTRACT = 'openapi/listing.yaml'
const EXAMPLE = 'openapi/examples/listing/open.yaml'
const TYPES = 'src/api/generated/listing.d.ts'
const MESSAGES = 'src/i18n/locales/en/listing.json'
const originals = new Map([CONTRACT, EXAMPLE, MESSAGES].map((file) => [file, read(file)]))

process.once('exit', takeBack)
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1))

const server = await startProcess('scripts/dev.mjs', { PORT: '0', RATE_LIMIT: '0' })
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${server.origin}/dls/open/anders-buchbinderei.berlin`)
  await page.getByRole('button', { name: 'Decline' }).waitFor({ timeout: 120_000 })
  for (const round of [1, 2, 3]) {
    const [types, shown] = await changeContract(page, round)
    console.log(`change ${round} of a field: its type after ${types} ms, the page after ${shown} ms`)
  }
  for (const round of [1, 2, 3])
    console.log(`change ${round} of a message: the page after ${await changeMessage(page, round)} ms`)
} finally {
  await browser.close()
  await server.stop()
}

/** Milliseconds until the type is there, and until the page shows the example's new value. */
async function changeContract(page, round) {
  const field = `measured_${round}`
  const name = `Measured Hosting ${round}`
  const before = performance.now()
  edit(
    CONTRACT,
    '        currency:\n',
    `        ${field}:\n          x-ours: true\n          type: string\n        currency:\n`,
  )
  edit(EXAMPLE, /reseller_org_name: .*/, `reseller_org_name: ${name}`)
  const since = () => Math.round(performance.now() - before)
  const types = until(() => read(TYPES).includes(field)).then(since)
  const shown = page.getByText(name).first().waitFor({ timeout: 120_000 }).then(since)
  const times = [await types, await shown]
  await pause()
  takeBack()
  await until(() => !read(TYPES).includes(field))
  await page.getByText(name).first().waitFor({ state: 'detached', timeout: 120_000 })
  await pause()
  return times
}

async function changeMessage(page, round) {
  const before = performance.now()
  edit(MESSAGES, '"skipLink": "', `"skipLink": "${round} `)
  await page.getByRole('link', { name: new RegExp(`^${round} `) }).waitFor({ state: 'attached', timeout: 120_000 })
  const time = Math.round(performance.now() - before)
  await pause()
  takeBack()
  await page.getByRole('link', { name: new RegExp(`^${round} `) }).waitFor({ state: 'detached', timeout: 120_000 })
  await pause()
  return time
}

/** Nobody saves twice within 50 ms; the watcher would pass over the second time. */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, 500))
}

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8')
}

function edit(file, from, to) {
  const text = originals.get(file).replace(from, () => to)
  if (text === originals.get(file)) throw new Error(`${file} has no ${String(from)} to change.`)
  writeFileSync(join(ROOT, file), text)
}

function takeBack() {
  for (const [file, text] of originals) if (read(file) !== text) writeFileSync(join(ROOT, file), text)
}

async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}
