// Measures whether the list of TLDs stays as quick with 100,000 as with 1,400: `npm run measure:tlds -- --rounds 7`.
// From the press to the painted rows, for a jump to a page that is not there yet and for another order, in alternating rounds;
// what the sandbox itself took (its Server-Timing header) is subtracted and shown. Prints medians and ratios.
import './require-node.mjs'
import './explain.mjs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startProcess } from '#tests/support/start-process.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const SIZES = [1400, 100_000]
const WAYS = ['jump', 'order']

const { findChromium } = await import('#scripts/find-chromium.ts')
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] })
const servers = new Map()
for (const size of SIZES) {
  servers.set(
    size,
    await startProcess('scripts/serve.mjs', { PORT: '0', SANDBOX_TLDS: String(size), SANDBOX_SEED: '1' }),
  )
}

const results = Object.fromEntries(SIZES.map((size) => [size, { jump: [], order: [], next: [] }]))
// The first round warms up servers and browser, and makes the orders that the sandbox makes when they are first asked for.
for (let round = 0; round <= Number(options.rounds); round += 1) {
  for (const size of round % 2 ? SIZES : SIZES.toReversed()) {
    const measured = await visit(servers.get(size).origin, round)
    if (round > 0) for (const [way, value] of Object.entries(measured)) results[size][way].push(value)
  }
  console.error(`round ${round} of ${options.rounds}`)
}
await browser.close()
await Promise.all([...servers.values()].map((server) => server.stop()))

console.log('| from the press to the rows | TLDs | total ms | sandbox ms | without it ms |\n|---|---|---|---|---|')
for (const way of [...WAYS, 'next']) {
  for (const size of SIZES) {
    const of = (field) => median(results[size][way].map((result) => result[field])).toFixed(1)
    console.log(`| ${way} | ${size} | ${of('total')} | ${of('sandbox')} | ${of('own')} |`)
  }
}
for (const way of WAYS) {
  const [few, many] = SIZES.map((size) => median(results[size][way].map(({ own }) => own)))
  console.log(`${way}: ${(many / few).toFixed(2)} times as long with ${SIZES[1]} TLDs as with ${SIZES[0]}`)
}
const waits = SIZES.flatMap((size) => results[size].next.filter(({ waited }) => waited))
console.log(`a page that was fetched ahead showed a waiting state in ${waits.length} of ${2 * options.rounds} rounds`)

/** Opens the list anew, then measures the next page, another order, and a jump to a page not fetched before. */
async function visit(origin, round) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${origin}/tld-info/nordlicht-opensrs`)
  await page.getByText(/^1 to 25 of /).waitFor()
  await page.waitForLoadState('networkidle')
  const next = await timed(page, page.getByRole('button', { name: 'Next page' }))
  const order = await timed(page, page.getByRole('columnheader', { name: 'Provider' }).getByRole('button'))
  await page.getByLabel('Page (1 to').fill(String(20 + round))
  const jump = await timed(page, page.getByRole('button', { name: 'Go to page' }))
  await page.close()
  return { next, order, jump }
}

/** Presses, and waits for other rows to be painted, all by the page's own clock. */
async function timed(page, button) {
  await page.evaluate(() => {
    const shown = () => document.querySelector('tbody')?.textContent
    const before = shown()
    const status = document.querySelector('main [role=status]')
    globalThis.timing = new Promise((resolve) => {
      let pressed
      let waited = false
      addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true })
      const observer = new MutationObserver(() => {
        waited ||= status.textContent.startsWith('Loading')
        if (pressed === undefined || shown() === before) return
        observer.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => {
            const painted = performance.now()
            const calls = performance
              .getEntriesByType('resource')
              .filter(
                ({ name, startTime }) => /\/gdpr\/opensrs\?/.test(name) && startTime >= pressed && startTime < painted,
              )
            const sandbox = calls[0]?.serverTiming.find(({ name }) => name === 'sandbox')?.duration ?? 0
            resolve({ total: painted - pressed, sandbox, own: painted - pressed - sandbox, waited })
          }),
        )
      })
      observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true })
    })
  })
  await button.click()
  const timing = await page.evaluate(() => globalThis.timing)
  await page.waitForLoadState('networkidle')
  return timing
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
