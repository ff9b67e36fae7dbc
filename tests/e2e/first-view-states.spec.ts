import { RENDERED } from '#tests/support/form.ts'
import { test as throughGateway } from '#tests/support/gateway-test.ts'
import { startGateway, type Gateway } from '#tests/support/gateway.ts'
import { holdScripts, pressEarly } from '#tests/support/held-back.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect } from '#tests/support/test.ts'

/** The gateway of a server whose backends are reached through a second gateway. */
type Chain = { backends: Gateway; front: Gateway }

const test = throughGateway.extend<{ chain: Chain }>({
  chain: async ({ baseURL, afterwards }, use) => {
    const backends = await startGateway(baseURL ?? '')
    afterwards(backends.stop)
    const server = await startProcess('scripts/serve.mjs', {
      PORT: '0',
      RATE_LIMIT: '0',
      APP_ENV: 'dev',
      API_ORIGIN: backends.origin,
    })
    afterwards(server.stop)
    const front = await startGateway(server.origin)
    afterwards(front.stop)
    await use({ backends, front })
  },
})

const transferIn = (key: string) => `/transfer/in/anders-buchbinderei.berlin/${key}`
const consent = (key: string) => `/consent/${key}`
const isOf = (key: string) => (path: string) => path.includes('/api/') && path.includes(encodeURIComponent(key))

test.describe('a rendered state', RENDERED, () => {
  for (const [state, address, heading] of inTurn(
    [
      ['not-found', consent, 'This link does not work'],
      ['expired', consent, 'This link has expired'],
      ['forbidden', consent, 'This link is not valid'],
      ['malformed', consent, 'We cannot read this link'],
      ['too-many', consent, 'Too many attempts'],
      ['optional-only', consent, 'Your data sharing preferences'],
      ['in-already-answered', transferIn, 'This request was already answered'],
      ['in-expired-by-date', transferIn, 'It is too late'],
    ] as const,
    0,
    3,
  )) {
    test(`${state}: is there before the scripts and after, and its item was read once`, async ({
      page,
      chain,
      declaredFailures,
    }) => {
      // The document's own status, when the item's is known in time.
      declaredFailures(/status of 4\d\d/)
      const { front, backends } = chain
      const key = freshKey(state)
      const scripts = await holdScripts(page, front)
      await scripts.open(address(key))
      const h1 = page.getByRole('heading', { level: 1 })
      await expect(h1).toContainText(heading)
      const text = await h1.textContent()
      const title = await page.title()
      scripts.release()
      await scripts.awake()
      await page.waitForLoadState('networkidle')
      await expect(h1).toHaveText(text ?? '')
      expect(await page.title()).toBe(title)
      await expect(h1).toHaveCount(1)
      const item = (path: string) =>
        isOf(key)(path) || path.startsWith('/transfer/api/') || path.includes('transfer_in')
      expect(backends.asked.filter(item)).toHaveLength(1)
      expect(front.asked.filter((path) => path.includes('/api/'))).toEqual([])
    })
  }

  test('Try again reads a failed item once more; pressed too early, it is said to press again', async ({
    page,
    gateway,
    declaredFailures,
  }) => {
    declaredFailures(/status of 429/)
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('too-many')
    await scripts.open(consent(key))
    const again = page.getByRole('button', { name: 'Try again' })
    await pressEarly(again)
    scripts.release()
    await scripts.awake()
    const notice = page.getByRole('status').filter({ hasText: 'If nothing happens, press the button again' })
    await expect(notice).toBeVisible()
    expect(gateway.asked.filter(isOf(key))).toEqual([])
    await again.click()
    await expect(notice).toHaveCount(0)
    await expect.poll(() => gateway.asked.filter(isOf(key))).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Too many attempts' })).toBeVisible()
  })

  test('a backend that fails leaves the page to the browser, which can try again', async ({
    page,
    chain,
    declaredFailures,
  }) => {
    const { front, backends } = chain
    declaredFailures(/status of (404|5\d\d)/)
    const key = freshKey('error-500')
    const scripts = await holdScripts(page, front)
    await scripts.open(consent(key))
    await expect.poll(() => front.asked.some((path) => path.startsWith('/assets/app-'))).toBe(true)
    expect(backends.asked.filter(isOf(key))).toHaveLength(1)
    scripts.release()
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach our service right now' })).toBeVisible()
    const before = backends.asked.filter(isOf(key)).length
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => backends.asked.filter(isOf(key)).length).toBeGreaterThan(before)
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach our service right now' })).toBeVisible()
  })

  test('an item that comes too late for the document is read and shown by the browser', async ({ page, chain }) => {
    const { front, backends } = chain
    const key = freshKey('optional-only')
    backends.fail(isOf(key), 'late')
    await page.goto(`${front.origin}${consent(key)}`)
    // The document is complete without it, and the browser asks for it.
    await expect.poll(() => front.asked.filter(isOf(key))).toHaveLength(1)
    backends.mend()
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  })

  test('a brand that is not known says so in the document, and afterwards', async ({
    page,
    gateway,
    declaredFailures,
  }) => {
    declaredFailures(/status of 404/)
    const scripts = await holdScripts(page, gateway)
    await scripts.open(consent(freshKey('brand-unknown')))
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(/./)
    const text = await alert.innerText()
    scripts.release()
    await scripts.awake()
    await expect(alert).toBeVisible()
    expect(await alert.innerText()).toBe(text)
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeFocused()
  })
})
