import type { Page } from '@playwright/test'
import { buttonsOf, decide } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { RENDERED } from '#tests/support/form.ts'
import { PREFERENCES, test as throughGateway } from '#tests/support/gateway-test.ts'
import { startGateway, type Gateway } from '#tests/support/gateway.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect } from '#tests/support/test.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { LINK, pager, range, rows } from '#tests/support/tld-info.ts'

/** A gateway in front of a server whose backends are behind a second gateway. */
type Chain = { backends: Gateway; front: Gateway }

const test = throughGateway.extend<{ chain: Chain }>({
  chain: async ({ baseURL, afterwards }, use) => {
    const backends = await startGateway(baseURL ?? '')
    afterwards(backends.stop)
    const env = { PORT: '0', RATE_LIMIT: '0', APP_ENV: 'dev', API_ORIGIN: backends.origin }
    const server = await startProcess('scripts/serve.mjs', env)
    afterwards(server.stop)
    const front = await startGateway(server.origin)
    afterwards(front.stop)
    await use({ backends, front })
  },
})

const consent = (key: string) => `/consent/${key}`
const transferIn = (key: string) => `/transfer/in/anders-buchbinderei.berlin/${key}`
const verification = (key: string) => `/registrant/verification/48213/${key}/nordlicht`
const isApi = (path: string) => path.includes('/api/')
const isOf = (key: string) => (path: string) => isApi(path) && path.includes(encodeURIComponent(key))

/** Records the text of the page whenever the browser is about to paint. */
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

/** Opens a page, and expects hydration to change nothing and to call no backend. */
async function expectSame(page: Page, gateway: Gateway, path: string, host?: string): Promise<void> {
  const shift = await layoutShift(page)
  const scripts = await holdScripts(page, gateway)
  await scripts.open(path, host)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  const look = async () => ({
    title: await page.title(),
    language: await page.locator('html').getAttribute('lang'),
    style: await page.locator('html').getAttribute('style'),
  })
  const text = await page.getByRole('main').innerText()
  const before = await look()
  scripts.release()
  await scripts.hydrated()
  await page.waitForLoadState('networkidle')
  expect(await look()).toEqual(before)
  // A failed page adds a letter.
  expect((await page.getByRole('main').innerText()).startsWith(text)).toBe(true)
  expect(await shift()).toBeLessThan(0.01)
  expect(gateway.asked.filter((each) => isApi(each) || each.includes('/config'))).toEqual([])
}

const PAGES = [
  ...DECISION_PAGES.map(({ name, prefix, open, link }) => ({ name, path: () => link(freshKey(`${prefix}${open}`)) })),
  { name: 'Preferences', path: () => consent(freshKey('optional-only')) },
  { name: 'data sharing', path: () => `${consent(freshKey('optional-only'))}/data-sharing` },
  { name: 'data copy', path: () => `/request/${freshKey('nothing-requested')}` },
  ...['not-found', 'expired', 'forbidden', 'malformed', 'too-many', 'brand-unknown'].map((state) => ({
    name: `Preferences, ${state}`,
    path: () => consent(freshKey(state)),
  })),
  { name: 'transfer in, already answered', path: () => transferIn(freshKey('in-already-answered')) },
  { name: 'transfer in, too late', path: () => transferIn(freshKey('in-expired-by-date')) },
]

test.describe('a rendered page', RENDERED, () => {
  for (const { name, path } of inTurn(PAGES, 0, 3)) {
    test(`${name}: is the same before and after hydration`, async ({ page, gateway, declaredFailures }) => {
      declaredFailures(/status of 4\d\d/)
      await expectSame(page, gateway, path())
    })
  }

  for (const [locale, chosen, shown] of [
    ['fr-FR', 'de', 'de'],
    ['tr-TR', undefined, 'tr'],
  ] as const) {
    test.describe(`in a browser of ${locale}`, () => {
      test.use({ locale, timezoneId: 'Asia/Kathmandu' })
      test(`is in ${shown} where ${chosen ?? 'nothing'} was chosen, and in the time zone`, async ({
        page,
        gateway,
      }) => {
        if (chosen) await rememberLanguage(page, chosen)
        await expectSame(page, gateway, consent(freshKey('brand-nulls')))
        await expect(page.locator('html')).toHaveAttribute('lang', shown)
        await page.goto(gateway.origin + transferIn(freshKey('in-open')))
        const moment = page.getByRole('main').locator('time').first()
        const at = new Date((await moment.getAttribute('datetime')) ?? '')
        await expect(moment).toContainText(
          `:${at.toLocaleTimeString('de', { timeZone: 'Asia/Kathmandu', minute: '2-digit' }).padStart(2, '0')}`,
        )
      })
    })
  }

  test('has the brand of its host, and names the host that the browser sees', async ({ page, gateway }) => {
    const path = `/transfer/away/anders-buchbinderei.berlin/${freshKey('away-open')}`
    await expectSame(page, gateway, path, 'spec-only.localhost')
    const website = page.locator('article[lang=en] data[value=website]').first()
    await expect(website).toHaveText(new URL(page.url()).host)
  })

  test('is read once, by the server', async ({ page, chain }) => {
    const { front, backends } = chain
    const key = freshKey('optional-only')
    await page.goto(front.origin + consent(key))
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(backends.asked.filter(isOf(key))).toHaveLength(1)
    expect(front.asked.filter(isApi)).toEqual([])
  })

  test('whose read fails is left to the browser, which can try again', async ({ page, chain, declaredFailures }) => {
    declaredFailures(/status of (404|5\d\d)/)
    const key = freshKey('error-500')
    const asked = () => chain.backends.asked.filter(isOf(key)).length
    await page.goto(chain.front.origin + consent(key))
    const heading = page.getByRole('heading', { level: 1, name: 'We cannot reach our service right now' })
    await expect(heading).toBeVisible()
    const before = asked()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(asked).toBeGreaterThan(before)
    await expect(heading).toBeVisible()
  })

  test('whose read is late is read and shown by the browser', async ({ page, chain }) => {
    const { front, backends } = chain
    const key = freshKey('optional-only')
    backends.fail(isOf(key), 'late')
    await page.goto(front.origin + consent(key))
    await expect.poll(() => front.asked.filter(isOf(key))).toHaveLength(1)
    backends.mend()
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  })

  test('of another address is never shown: a fragment names another key', async ({ page, gateway, sandbox }) => {
    const [first, second] = [freshKey('required-only'), freshKey('optional-only')]
    const painted = await watchPaints(page)
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${first}#/consent/${second}`)
    await expect(page.getByRole('group')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(0)
    scripts.release()
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    expect(page.url()).toBe(gateway.origin + consent(second))
    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    expect(await sandbox.ledger(second)).toHaveLength(1)
    expect(await sandbox.ledger(first)).toEqual([])
    const texts = await painted()
    expect(texts).toContain('.berlin')
    expect(texts).not.toContain('.fr')
  })

  test('a fragment that names no page keeps the rendered one', async ({ page, gateway }) => {
    const key = freshKey('optional-only')
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${key}?from=mail#part`)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    scripts.release()
    await scripts.hydrated()
    expect(page.url()).toBe(`${gateway.origin}/consent/${key}?from=mail#part`)
  })

  test('of TLDs pages without reading the first page again', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(LINK)
    await expect(rows(page)).toHaveCount(25)
    scripts.release()
    await scripts.hydrated()
    await pager(page).getByRole('button', { name: 'Next' }).click()
    await range(page, /^26 to 50/)
    const asked = gateway.asked.filter(isApi)
    expect(asked.map((path) => new URL(path, gateway.origin).searchParams.get('page'))).not.toContain('1')
  })

  for (const { name, prefix, open, link, answers } of inTurn(DECISION_PAGES, 0, 3)) {
    test(`${name}: Back after a decision shows the outcome`, async ({ page, gateway, sandbox }) => {
      const key = freshKey(`${prefix}${open}`)
      const response = await page.goto(gateway.origin + link(key))
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await decide(page, answers[0])
      const done = page.getByRole('heading', { level: 1, name: answers[0].done.en })
      await expect(done).toBeVisible()
      await page.goto(`${gateway.origin}/`)
      const scripts = await holdScripts(page, gateway)
      await page.goBack({ waitUntil: 'commit' })
      await expect(done).toBeVisible()
      await expect(buttonsOf(page, answers[0]).ask).toHaveCount(0)
      scripts.release()
      await scripts.hydrated()
      await expect(done).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })
  }

  test('gives way to what this device remembers of an answer', async ({ page, browser, gateway, sandbox }) => {
    const asked = DECISION_PAGES.find(({ flow }) => flow === 'verification')
    if (!asked) throw new Error('There is no verification')
    const [answer] = asked.answers
    const path = verification(freshKey('spec-only'))
    const done = (shown: Page) => shown.getByRole('heading', { level: 1, name: answer.done.en })
    const earlier = await browser.newContext({ locale: 'en-US' })
    const before = await earlier.newPage()
    await before.goto(gateway.origin + path)
    await decide(before, answer)
    await expect(done(before)).toBeVisible()
    const memory = await before.evaluate(() => ({ ...sessionStorage }))
    await earlier.close()
    await page.addInitScript((stored) => {
      for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)
    }, memory)
    await page.goto(gateway.origin + path)
    await expect(done(page)).toBeVisible()
    await expect(buttonsOf(page, answer).ask).toHaveCount(0)
    expect(await sandbox.ledger(path.split('/')[4] ?? '')).toHaveLength(1)
  })
})

test.describe('in a Dutch browser', () => {
  test.use({ locale: 'nl-NL' })
  test('a page in the language of its brand offers Dutch, until a language is chosen', async ({ page }) => {
    await page.goto(consent(freshKey('brand-pale')))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const offer = page.getByRole('button', { name: 'Deze pagina is ook beschikbaar in het Nederlands.' })
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.getByRole('combobox').first().selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(offer).toHaveCount(0)
  })
})

test('a link selects the language of its page, and of later ones', async ({ page, gateway }) => {
  const path = consent(freshKey('brand-nulls'))
  await page.goto(`${gateway.origin}${path}?lang=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(gateway.origin + path)
  expect(gateway.asked.filter((each) => isApi(each) && each.includes('lang='))).toEqual([])
  await page.goto(gateway.origin + consent(freshKey('brand-nulls')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
