import type { CDPSession, Page } from '@playwright/test'
import { notIn } from '#tests/support/form.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

/** Budget of a first view of Preferences. KiB of script are counted on the wire as served (brotli). */
const BUDGET = { scriptKiB: 125, staticFiles: 7, productCalls: 4, layoutShift: 0.01 }

const BROTLI = notIn(['static'], 'It counts files in brotli, which nginx sends only with a module.')

type Cost = { scriptBytes: number; files: string[]; calls: string[]; scriptPriorities: Set<string> }

/** Counts what the browser fetches, bytes as they come over the wire. */
async function meter(page: Page): Promise<{ cost: Cost; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const cost: Cost = { scriptBytes: 0, files: [], calls: [], scriptPriorities: new Set() }
  const paths = new Map<string, string>()
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('.js')) cost.scriptPriorities.add(request.initialPriority)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { protocol, pathname } = new URL(response.url)
    if (protocol === 'data:') return
    paths.set(requestId, pathname)
    if (/\/api\/|^\/tld-info\/(gethash|unhash)/.test(pathname)) cost.calls.push(pathname)
    else if (pathname !== '/trade/config') cost.files.push(pathname)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (paths.get(requestId)?.endsWith('.js')) cost.scriptBytes += encodedDataLength
  })
  return { cost, cdp }
}

test(
  'Preferences stays within its budget on the first view, and after one full use',
  BROTLI,
  async ({ page, form }, info) => {
    await page.addInitScript(() => {
      const shifts = ((globalThis as unknown as { shifts: number[] }).shifts = [] as number[])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { cost } = await meter(page)
    await page.goto(`/consent/${freshKey('pending-required-and-optional')}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')

    const first = structuredClone(cost)
    const layoutShift = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    const measured = {
      scriptKiB: first.scriptBytes / 1024,
      staticFiles: first.files.length,
      productCalls: first.calls.length,
      layoutShift,
    }
    for (const [name, most] of Object.entries(BUDGET)) {
      expect(measured[name as keyof typeof measured], name).toBeLessThanOrEqual(most)
    }
    // A page that the server has rendered is painted without them; in the other forms its content waits for them.
    if (form === 'server') expect([...first.scriptPriorities]).toEqual(['Low'])

    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const later = cost.files.slice(first.files.length)
    // Only what a save needs is loaded after the page has settled: the receipt. Nothing in a box can be wrong.
    const names = later.map((path) => path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''))
    expect(names).toContain('saved-receipt')
    expect(names.filter((name) => /validation|schema|forms/.test(name))).toEqual([])
    expect(first.files.filter((path) => /validation|schema|forms/.test(path))).toEqual([])
    expect((cost.scriptBytes - first.scriptBytes) / 1024).toBeLessThan(24)
    const report = `first view ${JSON.stringify(measured)}; after one full use ${(cost.scriptBytes / 1024).toFixed(1)} KiB of script, later: ${later.join(', ')}`
    info.annotations.push({ type: 'measured', description: report })
    console.log(report)
  },
)
