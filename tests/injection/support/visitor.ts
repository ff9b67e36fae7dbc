import type { Browser, Page } from '@playwright/test'
import { explain, readPlace } from '#tests/injection/payloads/payloads.ts'
import { elementsOf, foreignParts, seenElements, type SeenElement } from './foreign-parts.ts'
import type { HostileBackend, Order } from './hostile-backend.ts'
import { PLACES } from './places.ts'

/** No page takes longer; some try a failed call again first. */
const TIMEOUT_MS = 40_000

/** Where a brand says what its pictures are: the only thing that is fetched from elsewhere. */
const PICTURES =
  /^(getBranding|getSystemBranding) 200 .*\/(customer_facing_logo|mwi_avatar|mwi_favicon|logo_url|encoded_logo)$/

/** What runs around a visit: `plain` is the document as the build has it, in which nothing is said about anybody. */
export type Setup = { backend: HostileBackend; product: { origin: string; port: number; plain: SeenElement[] } }

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
  /** Opens a page and adds what payloads do to the findings. Returns whether the page has shown one of them as text. */
  visit: (visit: Visit, findings: string[]) => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Starts a visitor.
 * @param agent the `User-Agent`, by which the backend knows whose visit it is
 */
export async function startVisitor(browser: Browser, { backend, product }: Setup, agent: string): Promise<Visitor> {
  let current: string[] = []
  let arrive = (): void => {}
  const find = (text: string) => void current.push(explain(text, PLACES))
  const context = await browser.newContext({
    userAgent: agent,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Whatever is not at `localhost` is asked of a proxy that does not exist: nothing leaves the machine.
    proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },
  })
  await context.exposeFunction('canary', (name: unknown) => find(`execution of ${String(name)}`))
  await context.exposeFunction('tellArrival', () => arrive())
  await context.addInitScript(() => {
    addEventListener('pages:arrived', (globalThis as unknown as { tellArrival: () => void }).tellArrival)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === product.origin || /^(data|blob|about):$/.test(url.protocol)) return
    if (request.resourceType() === 'image' && isPictureOfBrand(url.href)) return
    find(`request for ${request.resourceType()} ${url.href}`)
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  context.on('page', (other) => find(`window ${other.url()}`))
  page.on('dialog', (dialog) => {
    // A page asks itself before it is left with something entered.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    find(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    const address = frame.url()
    const isOurs = address.startsWith(`${product.origin}/`) || address === 'about:blank'
    const isInPlace = frame === page.mainFrame() || /\/preview-frame(-images)?\.html$|^about:blank$/.test(address)
    if (!isOurs || !isInPlace) find(`navigation to ${address}`)
  })

  async function visit({ link, order, headers = {}, act }: Visit, findings: string[]): Promise<boolean> {
    current = findings
    backend.orders.set(agent, order)
    // What a hostile answer has set would be sent with all later visits.
    await context.clearCookies()
    await page.setExtraHTTPHeaders(headers)
    // An address that differs only in its fragment would not load a new document.
    if (link.includes('#')) await page.goto('about:blank')
    const arrived = new Promise<void>((resolve, reject) => {
      arrive = resolve
      setTimeout(reject, TIMEOUT_MS, new Error(`No page has arrived at ${link}`)).unref()
    })
    arrived.catch(() => undefined)
    const answer = await page.goto(product.origin + link, { waitUntil: 'commit' })
    const html = (await answer?.text()) ?? ''
    await arrived
    await act?.(page)
    await settle(page)
    for (const elements of [elementsOf(html), await page.evaluate(seenElements)])
      for (const line of foreignParts(elements, product.origin, product.plain)) find(`${line} at ${link}`)
    return (await page.evaluate(namesIn)).some((name) => order.tried.has(name))
  }

  return { visit, close: () => context.close() }
}

/** Whether an image over https may be asked for. Without a payload it is a picture of an example's brand. */
function isPictureOfBrand(address: string): boolean {
  if (!address.startsWith('https:')) return false
  const place = readPlace(address)
  return place === undefined || PICTURES.test(PLACES[place] ?? '')
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
