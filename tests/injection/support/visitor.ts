import type { Browser, Page } from '@playwright/test'
import { explain, readPlace } from '#tests/injection/payloads/payloads.ts'
import { elementsOf, foreignParts, liveElements, type ElementInfo } from './foreign-parts.ts'
import type { HostileBackend, Behavior } from './hostile-backend.ts'
import { PLACES } from './places.ts'

/** Long enough for pages that retry a failed call. */
const TIMEOUT_MS = 40_000

/** Matches the `PLACES` of the brand's images, the only images that pages may load from other origins. */
const BRAND_IMAGES =
  /^(getBranding|getSystemBranding) 200 .*\/(customer_facing_logo|mwi_avatar|mwi_favicon|logo_url|encoded_logo)$/

/** The backend and the product. `builtElements` are those of the built document, which contains no data. */
export type Setup = { backend: HostileBackend; product: { origin: string; port: number; builtElements: ElementInfo[] } }

/** One page to open, and how its backend behaves meanwhile. */
export type Visit = {
  /** Path, query and fragment. */
  link: string
  behavior: Behavior
  /** Headers of every request that the page makes. */
  headers?: Record<string, string>
  act?: (page: Page) => Promise<void>
}

/** A browser context that opens pages one by one. */
export type Visitor = {
  /** Opens a page, and records in `findings` what payloads do. Returns whether the page showed a payload as text. */
  visit: (visit: Visit, findings: string[]) => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Starts a visitor.
 * @param agent the `User-Agent`, by which the backend identifies the visitor
 */
export async function startVisitor(browser: Browser, { backend, product }: Setup, agent: string): Promise<Visitor> {
  let currentFindings: string[] = []
  const report = (text: string) => void currentFindings.push(explain(text, PLACES))
  const context = await browser.newContext({
    userAgent: agent,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A proxy that does not exist, so that no request leaves the machine.
    proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' },
  })
  await context.exposeFunction('canary', (name: unknown) => report(`execution of ${String(name)}`))
  await context.addInitScript(() => {
    addEventListener('pages:arrived', () => Object.assign(globalThis, { hasArrived: true }))
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === product.origin || /^(data|blob|about):$/.test(url.protocol)) return
    if (request.resourceType() === 'image' && isBrandImage(url.href)) return
    report(`request for ${request.resourceType()} ${url.href}`)
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  context.on('page', (other) => report(`window ${other.url()}`))
  page.on('dialog', (dialog) => {
    // The page asks to confirm leaving when something was entered.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    report(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    const address = frame.url()
    const isOurs = address.startsWith(`${product.origin}/`) || address === 'about:blank'
    const isInPlace = frame === page.mainFrame() || /\/preview-frame(-images)?\.html$|^about:blank$/.test(address)
    if (!isOurs || !isInPlace) report(`navigation to ${address}`)
  })

  async function visit({ link, behavior, headers = {}, act }: Visit, findings: string[]): Promise<boolean> {
    currentFindings = findings
    backend.behaviors.set(agent, behavior)
    // Cookies set by a hostile response would be sent in all later visits.
    await context.clearCookies()
    await page.setExtraHTTPHeaders(headers)
    // An address that differs only in its fragment would not load a new document.
    if (link.includes('#')) await page.goto('about:blank')
    let response = await page.goto(product.origin + link, { waitUntil: 'commit' })
    // The product shares its event loop with the test, so it may be too busy.
    while (response?.status() === 503) response = await page.reload({ waitUntil: 'commit' })
    const html = (await response?.text()) ?? ''
    await page
      .waitForFunction(() => 'hasArrived' in globalThis)
      .catch((cause: unknown) => Promise.reject(new Error(`No page has arrived at ${link}`, { cause })))
    await act?.(page)
    await settle(page)
    for (const elements of [elementsOf(html), await page.evaluate(liveElements)])
      for (const part of foreignParts(elements, product.origin, product.builtElements)) report(`${part} at ${link}`)
    return (await page.evaluate(payloadNames)).some((name) => behavior.tried.has(name))
  }

  return { visit, close: () => context.close() }
}

/** Whether a page may request this image. A URL without a payload is from the brand of an example. */
function isBrandImage(address: string): boolean {
  if (!address.startsWith('https:')) return false
  const place = readPlace(address)
  return place === undefined || BRAND_IMAGES.test(PLACES[place] ?? '')
}

/** Expands every `<details>`, and waits until a message preview is shown or has failed. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  if ((await page.locator('iframe').count()) > 0)
    await page
      .getByText(/The message has loaded|could not be shown|cannot be shown/)
      .first()
      .waitFor({ state: 'attached' })
}

/** The payload names in the markup of a page and its frames. Runs in the browser. */
function payloadNames(): string[] {
  const roots = [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)]
  return roots.flatMap((root) => root?.documentElement.outerHTML.match(/p\d+at\d+/g) ?? [])
}
