import type { Page } from '@playwright/test'
import { RENDERED } from '#tests/support/form.ts'
import { PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { freshKey, type Sandbox } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

/** Notes what stands on the page whenever the browser is about to paint. */
async function watchPaints(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const texts = new Set<string>()
    Reflect.set(globalThis, 'painted', texts)
    const look = () => {
      if (document.body) texts.add(document.body.innerText)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'painted') as Set<string>)].join('\n'))
}

async function saveAll(page: Page, sandbox: Sandbox, key: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: 'saveConsent' }])
}

test.describe('an address that is not the rendered one', RENDERED, () => {
  test('another key in the fragment: nothing of the first item is shown or saved', async ({
    page,
    gateway,
    sandbox,
  }) => {
    const [first, second] = [freshKey('required-only'), freshKey('optional-only')]
    const painted = await watchPaints(page)
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${first}#/consent/${second}`)
    await expect(page.getByRole('group')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(0)
    scripts.release()
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    expect(page.url()).toBe(`${gateway.origin}/consent/${second}`)
    await saveAll(page, sandbox, second)
    expect(await sandbox.ledger(first)).toEqual([])
    const texts = await painted()
    expect(texts).toContain('.berlin')
    expect(texts).not.toContain('.fr')
  })

  test('a fragment that names no page keeps the rendered one', async ({ page, gateway, sandbox }) => {
    const key = freshKey('optional-only')
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${key}?from=mail#part`)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    scripts.release()
    await scripts.awake()
    expect(page.url()).toBe(`${gateway.origin}/consent/${key}?from=mail#part`)
    await saveAll(page, sandbox, key)
  })
})
