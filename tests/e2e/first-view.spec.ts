import type { Page } from '@playwright/test'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { pathInMode, RENDERED } from '#tests/support/serving-mode.ts'
import { hydrate, openRendered, PREFERENCES, test } from '#tests/support/gateway-test.ts'
import type { Gateway } from '#tests/support/gateway.ts'
import { sample } from '#tests/support/sample.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { watchLayoutShift } from '#tests/support/layout-shift.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const consent = (state: string) => `/consent/${freshKey(state)}`
const transferIn = (state: string) => `/transfer/in/anders-buchbinderei.berlin/${freshKey(state)}`
const isApi = (path: string) => path.includes('/api/') || path.includes('/config')

/** Opens a page, and expects hydration to change nothing and to send no API calls. */
async function expectUnchangedByHydration(page: Page, gateway: Gateway, path: string, host?: string): Promise<void> {
  const shift = await watchLayoutShift(page)
  await openRendered(page, gateway, path, host)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  const html = page.locator('html')
  const readHead = () =>
    html.evaluate(({ lang, style }: HTMLElement) => [location.href, document.title, lang, style.cssText])
  const text = await page.getByRole('main').innerText()
  const head = await readHead()
  await hydrate(page, gateway)
  await page.waitForLoadState('networkidle')
  expect(await readHead()).toEqual(head)
  // After hydration, failure pages also offer a message to copy.
  expect((await page.getByRole('main').innerText()).startsWith(text)).toBe(true)
  expect(await shift()).toBeLessThan(0.01)
  expect(gateway.requestedPaths.filter(isApi)).toEqual([])
}

const STATES = ['not-found', 'expired', 'forbidden', 'malformed', 'too-many', 'brand-unknown']

const PAGES = [
  { name: 'Preferences', path: consent('optional-only') },
  ...DECISION_PAGES.map(({ name, prefix, open, link }) => ({ name, path: link(freshKey(`${prefix}${open}`)) })),
  { name: 'data sharing', path: `${consent('optional-only')}/data-sharing` },
  { name: 'data copy', path: `/request/${freshKey('nothing-requested')}` },
  ...STATES.map((state) => ({ name: `Preferences, ${state}`, path: consent(state) })),
  { name: 'transfer in, already answered', path: transferIn('in-already-answered') },
  { name: 'Preferences with a fragment', path: `${consent('optional-only')}?from=mail#part` },
  { name: 'transfer in, too late', path: transferIn('in-expired-by-date') },
]

test.describe('a rendered page', RENDERED, () => {
  test.describe('in any state', () => {
    test.beforeEach(({ allowFailures }) => allowFailures(/status of [45]\d\d/))

    for (const { name, path } of sample(PAGES, 0, 6)) {
      test(`is the same before and after hydration: ${name}`, ({ page, gateway }) =>
        expectUnchangedByHydration(page, gateway, path))
    }

    for (const kind of ['status-500', 'never'] as const) {
      test(`lets the browser retry a failed read (${kind})`, async ({ page, gateway, sandbox }) => {
        const key = freshKey('optional-only')
        const path = `/consent/api/no-auth/identity_service/consent/${key}`
        // The server's only read fails and the browser's last read succeeds, so the browser sends as many as fail.
        const failures = kind === 'never' ? 1 : 3
        await sandbox.fault({ path, kind, times: failures })
        await page.goto(`${gateway.origin}/consent/${key}`)
        if (kind === 'status-500') await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
        expect(gateway.requestedPaths.filter((each) => each === path)).toHaveLength(failures)
      })
    }
  })

  test.describe('in a Turkish browser in Nepal', () => {
    test.use({ locale: 'tr-TR', timezoneId: 'Asia/Kathmandu' })
    test("renders in the browser's or the chosen language, and in the browser's time zone", async ({
      page,
      gateway,
    }) => {
      await expectUnchangedByHydration(page, gateway, consent('brand-nulls'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      await rememberLanguage(page, 'de')
      await expectUnchangedByHydration(page, gateway, transferIn('in-open'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const time = page.getByRole('main').locator('time').first()
      const date = new Date((await time.getAttribute('datetime')) ?? '')
      const localTime = date.toLocaleTimeString('de', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' })
      await expect(time).toContainText(localTime)
    })
  })

  test('uses the brand of the host, and names the host in the confirmation form', async ({ page, gateway }) => {
    const path = `/transfer/away/anders-buchbinderei.berlin/${freshKey('away-open')}`
    await expectUnchangedByHydration(page, gateway, path, 'spec-only.localhost')
    await expect(page.locator('article[lang=en] data[value=website]').first()).toHaveText(new URL(page.url()).host)
  })

  test('is never shown when the fragment names another key', async ({ page, gateway }) => {
    const [pathKey, fragmentKey] = [freshKey('required-only'), freshKey('optional-only')]
    // Records the text of every frame.
    await page.addInitScript(() => {
      const painted = new Set<string>()
      Reflect.set(globalThis, 'painted', painted)
      const record = () => {
        painted.add(document.body?.innerText ?? '')
        requestAnimationFrame(record)
      }
      record()
    })
    await openRendered(page, gateway, `/consent/${pathKey}#/consent/${fragmentKey}`)
    await expect(page.getByRole('group')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(0)
    gateway.recover()
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    expect(page.url()).toBe(`${gateway.origin}/consent/${fragmentKey}`)
    const paintedText = () => page.evaluate(() => [...(Reflect.get(globalThis, 'painted') as Set<string>)].join('\n'))
    await expect.poll(paintedText).toContain('.berlin')
    expect(await paintedText()).not.toContain('.fr')
  })
})

test.describe('in a Dutch browser', () => {
  test.use({ locale: 'nl-NL' })
  test('uses the language of the brand, of the user, or of the link', async ({ page, gateway, mode }) => {
    const language = page.locator('html')
    await page.goto(gateway.origin + consent('brand-pale'))
    await expect(language).toHaveAttribute('lang', 'de')
    const languageOffer = page.getByRole('button', { name: 'Deze pagina is ook beschikbaar in het Nederlands.' })
    await languageOffer.click()
    await expect(language).toHaveAttribute('lang', 'nl')
    await page.getByRole('combobox').first().selectOption('de')
    await page.reload()
    await expect(language).toHaveAttribute('lang', 'de')
    await expect(languageOffer).toHaveCount(0)
    const path = consent('brand-nulls')
    await page.goto(`${gateway.origin}${path}?lang=tr`)
    await expect(language).toHaveAttribute('lang', 'tr')
    await expect(page).toHaveURL(gateway.origin + pathInMode(mode, path))
    await page.goto(gateway.origin + consent('brand-nulls'))
    await expect(language).toHaveAttribute('lang', 'tr')
  })
})
