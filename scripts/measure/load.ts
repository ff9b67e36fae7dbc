import { once } from 'node:events'
import type { Browser } from '@playwright/test'
import { layoutShift } from './figures.ts'
import { probe, type Seen, type Selectors } from './probe.ts'
import type { Exchange, Server } from './serve.ts'

/** A page behind the server that counts what it costs. */
export type Target = { server: Server; address: () => string } & Selectors

/** Cost of one cold load; times in milliseconds, sizes in bytes of content as sent. */
export type Cost = {
  firstPaint: number
  content: number
  interactive: number
  shift: number
  longTasks: number
  requests: number
  calls: number
  documentBytes: number
  scriptBytes: number
  scripts: number
  errors: string[]
  exchanges: Exchange[]
}

export type Conditions = { isThrottled: boolean; isCall: (method: string, path: string) => boolean }

const [BITS_DOWN, BITS_UP, LATENCY_MS, CPU] = [1.6e6, 750e3, 150, 4]
const NETWORK = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BITS_DOWN / 8,
  uploadThroughput: BITS_UP / 8,
}
const SETTLED_MS = 1000
const TIME_LIMIT_MS = 60_000
/** The size of a common telephone. */
const VIEWPORT = { width: 412, height: 823 }

/** Opens a page in a browser that knows nothing of it, until it has settled. Throws when it never shows what it should. */
export async function load(browser: Browser, target: Target, { isThrottled, isCall }: Conditions): Promise<Cost> {
  const { server, content, control } = target
  const address = target.address()
  const context = await browser.newContext({ viewport: VIEWPORT, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    if (isThrottled) {
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', NETWORK)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    }
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const { promise: isSeen, resolve } = Promise.withResolvers<void>()
    await page.exposeBinding('tellSeen', () => resolve())
    await page.addInitScript(probe, { content, control })
    server.reset()
    await page.goto(server.origin + address, { waitUntil: 'commit' })
    await inTime(
      isSeen.then(() => server.quiet(SETTLED_MS)),
      () =>
        `${address} did not settle with ${content} and ${control ?? 'no control'}; asked for: ${listOf(server.exchanges)}`,
    )
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    return costOf(seen, server.exchanges, errors, isCall)
  } finally {
    await context.close()
  }
}

async function inTime(settled: Promise<void>, reason: () => string): Promise<void> {
  const timeout = AbortSignal.timeout(TIME_LIMIT_MS)
  await Promise.race([
    settled,
    once(timeout, 'abort').then(() => {
      throw new Error(reason())
    }),
  ])
}

function listOf(exchanges: readonly Exchange[]): string {
  return exchanges.map(({ path, isDone }) => `${path}${isDone ? '' : ' (not ended)'}`).join(', ')
}

function costOf(seen: Seen, all: readonly Exchange[], errors: string[], isCall: Conditions['isCall']): Cost {
  // Whether a browser asks for an icon, and when, is its own affair.
  const exchanges = all.filter(({ path }) => !path.endsWith('.ico')).map((exchange) => ({ ...exchange }))
  const scripts = exchanges.filter(({ type }) => type.includes('javascript'))
  const bytesOf = (some: Exchange[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  const { firstPaint = Number.NaN, content = Number.NaN, interactive = content, longTasks, shifts } = seen
  return {
    firstPaint,
    content,
    interactive,
    shift: layoutShift(shifts),
    longTasks,
    requests: exchanges.length,
    calls: exchanges.filter(({ method, path }) => isCall(method, path)).length,
    documentBytes: bytesOf(exchanges.slice(0, 1)),
    scriptBytes: bytesOf(scripts),
    scripts: scripts.length,
    errors,
    exchanges,
  }
}
