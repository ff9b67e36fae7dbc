import { SCENARIOS } from '#mocks/scenarios.ts'
import { expect, test } from '#tests/support/test.ts'

/** What the page says in each state that is not the form; every other scenario must show the form. */
const HEADINGS: Record<string, { en: string; de: string }> = Object.fromEntries(
  (
    [
      [
        'There is nothing to choose',
        'Es gibt nichts auszuwählen',
        ['nothing-to-choose', 'no-consents', 'null-consents', 'empty-consents'],
      ],
      ['This link has expired', 'Dieser Link ist abgelaufen', ['expired', 'expired-by-date']],
      ['This link does not work', 'Dieser Link funktioniert nicht', ['not-found']],
      ['This link does not fit', 'Dieser Link passt nicht', ['forbidden']],
      ['We cannot read this link', 'Wir können diesen Link nicht lesen', ['malformed']],
      ['Too many tries', 'Zu viele Versuche', ['too-many']],
      [
        'We cannot reach our service right now',
        'Wir erreichen unseren Dienst gerade nicht',
        ['error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'],
      ],
      ['Loading', 'Wird geladen', ['never']],
    ] as const
  ).flatMap(([en, de, states]) => states.map((state) => [state, { en, de }])),
)

const FORM = { en: 'Your data sharing preferences', de: 'Ihre Einstellungen zur Datenweitergabe' }

for (const { state, link } of SCENARIOS.filter((row) => row.flow === 'preferences')) {
  for (const language of ['en', 'de'] as const) {
    test(`${state} in ${language}`, async ({ page, declaredFailures }) => {
      // The scenario's own failures; the brand-unknown one has no branding either.
      if (HEADINGS[state] || state === 'brand-unknown') declaredFailures(/status of [45]\d\d|ERR_EMPTY_RESPONSE/)
      await page.addInitScript((choice) => localStorage.setItem('language', choice), language)
      await page.goto(link)
      const heading = (HEADINGS[state] ?? FORM)[language]
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toHaveText(heading)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (!HEADINGS[state]) await expect(page.locator('main fieldset, main form li').first()).toBeVisible()
      // No sideways scrolling, also on the narrowest screens.
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
}
