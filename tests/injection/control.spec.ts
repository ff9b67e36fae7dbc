import { setTimeout } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { CLASSES, PAYLOADS, readName, type Payload } from './payloads/payloads.ts'
import { startCanaryProxy } from './support/canary.ts'
import { startPlantedPages } from './support/planted-page.ts'
import { isInSample } from './support/sample.ts'

/** How a payload showed itself. */
type Sign = 'execution' | 'request' | 'navigation'

/** A payload that has shown no sign by then is taken to do nothing. */
const PATIENCE_MS = 8_000
/** Every so many payloads of a class are tried in a sample. */
const EVERY = 12

/** A page without protection stands for the product: what is not seen there would not be seen anywhere. */
const test = base.extend<{ signsOf: (payload: Payload, isAwaited: boolean) => Promise<Set<Sign>> }>({
  signsOf: async ({ browser }, use) => {
    await using canary = await startCanaryProxy()
    await using pages = await startPlantedPages()
    const origin = pages.origin.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ proxy: { server: canary.origin, bypass: 'localhost' } })
    let note = (_name: string, _sign: Sign): void => {}
    // Before anything is opened: what happens at once is not missed.
    await context.exposeFunction('canary', (name: unknown) => note(String(name), 'execution'))
    canary.onAsked((address) => note(address, 'request'))
    context.on('request', (request) => {
      // Requests with schemes that no browser knows come here, too, and lead nowhere.
      if (/^https?:/.test(request.url())) note(request.url(), request.isNavigationRequest() ? 'navigation' : 'request')
    })
    const page = await context.newPage()
    await use(async (payload, isAwaited) => {
      const signs = new Set<Sign>()
      const shown = new Promise<void>((resolve) => {
        note = (text, sign) => {
          if (readName(text)?.payload !== payload.index || text.startsWith(origin)) return
          signs.add(sign)
          resolve()
        }
      })
      await page.goto(`${origin}/?payload=${payload.index}`, {
        waitUntil: isAwaited ? 'commit' : 'load',
        timeout: 15_000,
      })
      if (isAwaited) await Promise.race([shown, setTimeout(PATIENCE_MS, undefined, { ref: false })])
      return signs
    })
    await context.close()
  },
})

test('no payload is listed twice', () => {
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length)
})

for (const [kind, payloads] of CLASSES) {
  const live = payloads.filter(({ isLive }) => isLive)
  test(`${kind}: without protection, each live one is seen`, async ({ signsOf }) => {
    const unseen: string[] = []
    const signs = new Set<Sign>()
    for (const [index, payload] of live.entries()) {
      if (!isInSample(index, EVERY)) continue
      const own = await signsOf(payload, true)
      own.forEach((sign) => signs.add(sign))
      if (own.size === 0) unseen.push(payload.text)
    }
    expect(unseen).toEqual([])
    expect(signs.size).toBeGreaterThan(0)
  })

  const inert = payloads.filter(({ isLive }) => !isLive)
  test(`${kind}: the inert ones do nothing by themselves`, async ({ signsOf }) => {
    const seen: string[] = []
    for (const [index, payload] of inert.entries()) {
      if (isInSample(index, EVERY) && (await signsOf(payload, false)).size > 0) seen.push(payload.text)
    }
    expect(seen).toEqual([])
  })
}
