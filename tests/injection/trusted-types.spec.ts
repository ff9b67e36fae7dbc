import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const PREVIEW = '/preview/email/nordlicht/trade-request'
const complete = (page: Page) => expect(page.getByText('The message has loaded.')).toBeAttached()

/** Tries to turn a text into HTML, and to make a policy. Returns what was not refused. Runs in the browser. */
function taken(isFrame: boolean): string[] {
  const view = (isFrame ? document.querySelector('iframe')?.contentWindow : globalThis) as typeof globalThis & {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
  }
  const ways: Record<string, () => unknown> = {
    HTML: () => (view.document.createElement('div').innerHTML = '<b>'),
    script: () => (view.document.createElement('script').text = 'x'),
    'a policy of another name': () => view.trustedTypes.createPolicy('another', {}),
    'the policy once more': () => view.trustedTypes.createPolicy('message-preview', {}),
  }
  return Object.entries(ways).flatMap(([name, way]) => {
    try {
      way()
      return [name]
    } catch (error) {
      return (error as Error).name === 'TypeError' ? [] : [`${name}: ${String(error)}`]
    }
  })
}

test('no text becomes HTML or script, in the pages nor in the frame of a preview', async ({ page, setup }) => {
  await page.goto(setup.product.origin + PREVIEW)
  await complete(page)
  expect(await page.evaluate(taken, false)).toEqual([])
  expect(await page.evaluate(taken, true)).toEqual([])
})

test('a browser that knows nothing of trusted types shows a message all the same', async ({ page, setup }) => {
  await page.route(/\/preview/, async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = headers['content-security-policy']?.replace(/; require-trusted-types-for.*$/, '') ?? ''
    const body = (await answer.text()).replace(/; require-trusted-types-for[^"]*/, '')
    await route.fulfill({ status: answer.status(), headers: { ...headers, 'content-security-policy': policy }, body })
  })
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get(this: HTMLIFrameElement) {
        const target = own?.get?.call(this) as Document | null
        if (target?.defaultView) Reflect.deleteProperty(target.defaultView, 'trustedTypes')
        return target
      },
    })
  })
  await page.goto(setup.product.origin + PREVIEW)
  await complete(page)
  expect(await page.evaluate(() => 'trustedTypes' in (document.querySelector('iframe')?.contentWindow ?? {}))).toBe(
    false,
  )
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A new registrant for' })).toBeVisible()
})
