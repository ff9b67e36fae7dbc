import { notIn } from '#tests/support/serving-mode.ts'
import { newScripts, openPreferences, test } from '#tests/support/gateway-test.ts'
import { watchLayoutShift } from '#tests/support/layout-shift.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const NEEDS_BROTLI = notIn(['static'], 'nginx compresses with brotli only if a module is installed.')
/** Matches the scripts that validate forms, which must not load with the page. */
const VALIDATION_CHUNK = /validation|schema|forms/

for (const [name, path, maxScriptKiB] of [
  ['Preferences', '/consent/pending-required-and-optional', 122],
  ['Transfer in', '/transfer/in/anders-buchbinderei.berlin/in-open', 136],
] as const) {
  test(`${name} stays within its budgets`, NEEDS_BROTLI, async ({ page, mode }) => {
    const shift = await watchLayoutShift(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    const scriptPriorities = new Set<string>()
    cdp.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.endsWith('.js')) scriptPriorities.add(request.initialPriority)
    })
    const urls: string[] = []
    let scriptBytes = 0
    page.on('response', (response) => {
      urls.push(response.url())
      // The size of the compressed body, without the headers.
      if (response.url().endsWith('.js')) scriptBytes += Number(response.headers()['content-length'])
    })
    await page.goto(`${path}~${crypto.randomUUID()}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
    expect.soft(scriptBytes / 1024).toBeLessThanOrEqual(maxScriptKiB)
    // Without server rendering, the browser requests the configuration, the item and its brands.
    expect.soft(urls.length).toBeLessThanOrEqual(mode === 'server' ? 8 : 12)
    expect.soft(urls.filter((url) => VALIDATION_CHUNK.test(url))).toEqual([])
    expect(await shift()).toBeLessThan(0.01)
    // Scripts must not delay the first paint of a rendered page.
    if (mode === 'server') expect([...scriptPriorities]).toEqual(['Low'])
  })
}

test('saves preferences without waiting for a script, then loads the receipt', async ({ page, gateway, sandbox }) => {
  const key = freshKey('optional-only')
  await openPreferences(page, gateway.origin, key)
  await page.waitForLoadState('networkidle')
  const isNewScript = newScripts(gateway)
  gateway.fail(isNewScript, 'late')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
  gateway.recover()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
  expect(gateway.requestedPaths.filter((path) => isNewScript(path) && VALIDATION_CHUNK.test(path))).toEqual([])
})
