import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const PREVIEW = '/preview/email/nordlicht/trade-request'
const complete = (page: Page) => expect(page.getByText('The message has loaded.')).toBeAttached()

/**
 * Every way in which a text becomes HTML, a script or the address of one, each tried in a document; returns those that were
 * not refused. Runs in the browser.
 */
function taken(isFrame: boolean): string[] {
  const view = (isFrame ? document.querySelector('iframe')?.contentWindow : globalThis) as typeof globalThis & {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
  }
  const { document: target } = view
  const element = () => target.createElement('div')
  const script = () => target.createElement('script')
  const ways: Record<string, () => unknown> = {
    innerHTML: () => (element().innerHTML = '<b>'),
    outerHTML: () => {
      const parent = element()
      parent.append(element())
      const [child] = parent.children
      if (child) child.outerHTML = '<b>'
    },
    insertAdjacentHTML: () => element().insertAdjacentHTML('beforeend', '<b>'),
    createContextualFragment: () => target.createRange().createContextualFragment('<b>'),
    'document.write': () => target.write('<b>'),
    DOMParser: () => new view.DOMParser().parseFromString('<b>', 'text/html'),
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is never put anywhere
    srcdoc: () => (target.createElement('iframe').srcdoc = '<b>'),
    'text of a script': () => (script().text = 'x'),
    'address of a script': () => (script().src = '/x.js'),
    'attribute of a handler': () => element().setAttribute('onclick', 'x'),
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
  await page.goto(`${setup.product.origin}/consent/optional-only`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(taken, false)).toEqual([])
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
