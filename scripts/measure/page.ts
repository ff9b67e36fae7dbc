import { basename, join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { startProcess } from '#scripts/process/start-process.ts'
import { openBrowser } from '#scripts/browser/open-browser.ts'
import { lowerQuartile, median, markdownTable } from './figures.ts'
import { freshPath, type MeasuredPage } from './pages.ts'
import { probe, type Observations } from './probe.ts'

type Settings = {
  pages: readonly MeasuredPage[]
  rounds: number
  /** Folders of checkouts, each built, with its dependencies installed. */
  checkouts: readonly string[]
}

/** Cost of one cold load: times in ms, sizes in compressed bytes. */
type Cost = Observations & { requests: number; documentBytes: number; scriptBytes: number; errors: string[] }

type Row = { page: MeasuredPage; build: string; origin: string; costs: Cost[] }

const [DOWNLOAD_BPS, UPLOAD_BPS, LATENCY_MS, CPU_SLOWDOWN] = [1.6e6, 750e3, 150, 4]
const NETWORK = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: DOWNLOAD_BPS / 8,
  uploadThroughput: UPLOAD_BPS / 8,
}
/** The size of a common phone, in CSS pixels. */
const VIEWPORT = { width: 412, height: 823 }
const HEAD = [
  'page',
  'build',
  'first paint ms',
  'content ms',
  'interactive ms',
  'long tasks ms',
  'layout shift',
  'requests',
  'document KB',
  'script KB',
  'console errors',
]

/**
 * Loads every page of every checkout once per round, so that other work on the machine slows all of them, not one.
 * Every other round is in reverse order. A warm-up round, which does not count, comes first.
 * @returns a Markdown table: lower quartiles, with medians in parentheses
 */
export async function measurePages({ pages, rounds, checkouts }: Settings): Promise<string> {
  await using resources = new AsyncDisposableStack()
  const backend = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  resources.defer(backend.stop)
  const servers: { build: string; origin: string }[] = []
  for (const checkout of checkouts) {
    const env = { RATE_LIMIT: '0', PORT: '0', API_ORIGIN: backend.origin }
    const server = await startProcess(join(checkout, 'dist/server/main.js'), env)
    resources.defer(server.stop)
    servers.push({ build: basename(checkout), origin: server.origin })
  }
  const browser = await openBrowser()
  resources.defer(() => browser.close())

  const rows: Row[] = pages.flatMap((page) => servers.map((server) => ({ page, ...server, costs: [] })))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, build, origin, costs } of round % 2 ? rows : rows.toReversed()) {
      const cost = await load(browser, origin, page)
      if (round > 0) costs.push(cost)
      console.error(`round ${round} of ${rounds}: ${page.name}, ${build}: ${Math.round(cost.content ?? Number.NaN)} ms`)
    }
  }
  return markdownTable(HEAD, rows.map(cellsOf))
}

/** Loads a page in a new browser context, without a cache, and waits until it is complete. */
async function load(browser: Browser, origin: string, measured: MeasuredPage): Promise<Cost> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    await throttle(page)
    const requests: Request[] = []
    const errors: string[] = []
    page.on('requestfinished', (request) => requests.push(request))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(probe, { content: measured.content, control: measured.control })
    await page.goto(origin + freshPath(measured))
    await page.waitForFunction(() => (globalThis as unknown as { seen: Observations }).seen.isComplete)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Observations }).seen)
    const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
    const bytesOf = (type: string) =>
      requests.reduce((sum, request, index) => sum + (request.resourceType() === type ? (sizes[index] ?? 0) : 0), 0)
    return {
      ...seen,
      requests: requests.length,
      documentBytes: bytesOf('document'),
      scriptBytes: bytesOf('script'),
      errors,
    }
  } finally {
    await context.close()
  }
}

async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function cellsOf({ page, build, costs }: Row): (string | number)[] {
  const timeOf = (figure: 'firstPaint' | 'content' | 'interactive' | 'longTasks') => {
    const values = costs.map((cost) => cost[figure] ?? Number.NaN)
    return `${Math.round(lowerQuartile(values))} (${Math.round(median(values))})`
  }
  const maxOf = (figure: 'shift' | 'requests' | 'documentBytes' | 'scriptBytes') =>
    Math.max(...costs.map((cost) => cost[figure]))
  return [
    page.name,
    build,
    timeOf('firstPaint'),
    timeOf('content'),
    timeOf('interactive'),
    timeOf('longTasks'),
    maxOf('shift').toFixed(4),
    maxOf('requests'),
    (maxOf('documentBytes') / 1000).toFixed(1),
    (maxOf('scriptBytes') / 1000).toFixed(1),
    costs.reduce((sum, { errors }) => sum + errors.length, 0),
  ]
}
