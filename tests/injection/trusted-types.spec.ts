import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const PREVIEW = '/preview/email/nordlicht/trade-request'
const expectLoaded = (page: Page) => expect(page.getByText('The message has loaded.')).toBeAttached()

/** Tries to bypass Trusted Types. Returns the attempts that raised no TypeError. Runs in the browser. */
function bypasses(isFrame: boolean): string[] {
  const view = (isFrame ? document.querySelector('iframe')?.contentWindow : globalThis) as typeof globalThis & {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
  }
  const attempts: Record<string, () => unknown> = {
    HTML: () => (view.document.createElement('div').innerHTML = '<b>'),
    script: () => (view.document.createElement('script').text = 'x'),
    'a policy with another name': () => view.trustedTypes.createPolicy('another', {}),
    'the same policy again': () => view.trustedTypes.createPolicy('message-preview', {}),
  }
  return Object.entries(attempts).flatMap(([name, attempt]) => {
    try {
      attempt()
      return [name]
    } catch (error) {
      return (error as Error).name === 'TypeError' ? [] : [`${name}: ${String(error)}`]
    }
  })
}

test('no text becomes HTML or script in a page or in the frame of a preview', async ({ page, setup }) => {
  await page.goto(setup.product.origin + PREVIEW)
  await expectLoaded(page)
  expect(await page.evaluate(bypasses, false)).toEqual([])
  expect(await page.evaluate(bypasses, true)).toEqual([])
})

test('a browser without Trusted Types shows the previewed message', async ({ page, setup }) => {
  await page.route(/\/preview/, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replace(/; require-trusted-types-for.*$/, '') ?? ''
    const body = (await response.text()).replace(/; require-trusted-types-for[^"]*/, '')
    await route.fulfill({ status: response.status(), headers: { ...headers, 'content-security-policy': policy }, body })
  })
  await page.addInitScript(() => {
    const descriptor = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get(this: HTMLIFrameElement) {
        const target = descriptor?.get?.call(this) as Document | null
        if (target?.defaultView) Reflect.deleteProperty(target.defaultView, 'trustedTypes')
        return target
      },
    })
  })
  await page.goto(setup.product.origin + PREVIEW)
  await expectLoaded(page)
  expect(await page.evaluate(() => 'trustedTypes' in (document.querySelector('iframe')?.contentWindow ?? {}))).toBe(
    false,
  )
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A new registrant for' })).toBeVisible()
})
