import type { Browser, Page } from '@playwright/test'
import type { CanaryProxy } from './canary.ts'
import { elementsOf, seenElements, type SeenElement } from './elements.ts'
import { explain, isPictureOfBrand, type Counts } from './findings.ts'
import type { HostileBackend, Order } from './hostile-backend.ts'
import { foreignParts } from './judge.ts'
import type { Places } from './places.ts'
import type { Product } from './product.ts'

/** No page takes longer; some try a failed call again first. */
const PATIENCE_MS = 40_000

/** What runs around a visit. */
export type Setup = {
  places: Places
  backend: HostileBackend
  product: Product
  canary: CanaryProxy
}

/** One page to open, and what its backend answers meanwhile. */
export type Visit = {
  /** Path, query and fragment. */
  link: string
  order: Order
  /** Headers of every request that the page makes. */
  headers?: Record<string, string>
  /** What a person does on the page. */
  act?: (page: Page) => Promise<void>
}

/** A browser context that opens one page after the other. */
export type Visitor = {
  /** Opens a page and judges it; what it does is added to the counts. */
  visit: (visit: Visit, counts: Counts) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts a visitor.
 * @param agent the `User-Agent`, by which the backend knows whose visit it is
 */
export async function startVisitor(
  browser: Browser,
  { places, backend, product, canary }: Setup,
  agent: string,
): Promise<Visitor> {
  const plain = elementsOf(product.plainDocument)
  let current: Counts | undefined
  let arrive = (): void => {}
  const context = await browser.newContext({
    userAgent: agent,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Without `bypass`, the proxy would be asked for the pages, too.
    proxy: { server: canary.origin, bypass: 'localhost' },
  })
  await context.exposeFunction('canary', (name: unknown) => current?.executions.push(explain(String(name), places)))
  await context.exposeFunction('tellArrival', () => arrive())
  await context.addInitScript(() => {
    addEventListener('pages:arrived', (globalThis as unknown as { tellArrival: () => void }).tellArrival)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === product.origin || /^(data|blob|about):$/.test(url.protocol)) return
    if (request.resourceType() === 'image' && isPictureOfBrand(url.href, places)) return
    current?.requests.push(explain(`${request.resourceType()} ${url.href}`, places))
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  context.on('page', (other) => current?.navigations.push(explain(`a window ${other.url()}`, places)))
  page.on('dialog', (dialog) => {
    // A page asks itself before it is left with something entered.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    current?.executions.push(explain(dialog.message(), places))
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    const address = frame.url()
    const isOurs = address.startsWith(`${product.origin}/`) || address === 'about:blank'
    const isInPlace = frame === page.mainFrame() || /\/preview-frame(-images)?\.html$|^about:blank$/.test(address)
    if (!isOurs || !isInPlace) current?.navigations.push(explain(address, places))
  })

  async function visit({ link, order, headers = {}, act }: Visit, counts: Counts): Promise<void> {
    current = counts
    backend.order(agent, order)
    // What a hostile answer has set would be sent with all later visits.
    await context.clearCookies()
    await page.setExtraHTTPHeaders(headers)
    // An address that differs only in its fragment would not load a new document.
    if (link.includes('#')) await page.goto('about:blank')
    const arrived = new Promise<void>((resolve, reject) => {
      arrive = resolve
      setTimeout(reject, PATIENCE_MS, new Error(`No page has arrived at ${link}`)).unref()
    })
    arrived.catch(() => undefined)
    const answer = await page.goto(product.origin + link, { waitUntil: 'commit' })
    const html = (await answer?.text()) ?? ''
    await arrived
    await act?.(page)
    await settle(page)
    judge(elementsOf(html), `the document of ${link}`)
    judge(await page.evaluate(seenElements), `the page of ${link}`)
    const shown = await page.evaluate(namesIn)
    counts.shown.push(...[...new Set(shown)].filter((name) => order.tried.has(name)))
    counts.tried.push(...order.tried)
    counts.documents += 1
    counts.visits += 1

    function judge(elements: readonly SeenElement[], where: string): void {
      const lines = foreignParts(elements, product.origin, plain)
      counts.elements.push(...lines.map((line) => explain(`${line} in ${where}`, places)))
    }
  }

  return { visit, close: () => context.close() }
}

/** Expands every `<details>`, and waits until a message to preview is shown or given up. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  if ((await page.locator('iframe').count()) > 0)
    await page
      .getByText(/The message has loaded|could not be shown|cannot be shown/)
      .first()
      .waitFor({ state: 'attached' })
}

/** The names of payloads in the markup of a page and its frames. Runs in the browser. */
function namesIn(): string[] {
  const roots = [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)]
  return roots.flatMap((root) => root?.documentElement.outerHTML.match(/p\d+at\d+/g) ?? [])
}
