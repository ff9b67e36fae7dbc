import type { Page } from '@playwright/test'
import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

/** Adds up the layout shifts of every page from here on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'shift') as number)
}

const HEADINGS = {
  de: 'Ihre Einstellungen zur Datenweitergabe',
  fr: 'Vos préférences de partage des données',
  tr: 'Veri paylaşımı tercihleriniz',
} as const

async function expectLanguage(page: Page, language: keyof typeof HEADINGS): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[language])
}

test.describe('the language of the rendered page', RENDERED, () => {
  for (const [locale, chosen, shown] of [
    ['fr-FR', 'de', 'de'],
    ['fr-FR', undefined, 'fr'],
    ['tr-TR', undefined, 'tr'],
  ] as const) {
    test.describe(`in a browser of ${locale}`, () => {
      test.use({ locale })
      test(`is ${shown} where ${chosen ?? 'nothing'} was chosen, before and after`, async ({ page, gateway }) => {
        if (chosen) await rememberLanguage(page, chosen)
        const scripts = await holdScripts(page, gateway)
        // Neither the item nor the brand has a language.
        const response = await scripts.open(`/consent/${freshKey('brand-nulls')}`)
        await expectLanguage(page, shown)
        const title = await page.title()
        const text = await page.getByRole('main').innerText()
        scripts.release()
        await scripts.awake()
        await expectLanguage(page, shown)
        expect(await page.title()).toBe(title)
        expect(await page.getByRole('main').innerText()).toBe(text)
        const source = await response?.text()
        expect(source).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${shown}"`, 'i'))
      })
    })
  }

  test('is that of the brand where the person has chosen none', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${freshKey('brand-pale')}`)
    await expectLanguage(page, 'de')
    scripts.release()
    await scripts.awake()
    await expectLanguage(page, 'de')
  })
})

for (const [turn, [timezoneId, inZone]] of (
  [
    ['America/New_York', /\b(EST|EDT)\b/],
    ['Asia/Kathmandu', /Nepal Time/],
  ] as const
).entries()) {
  test.describe(`in the zone ${timezoneId}`, RENDERED, () => {
    test.use({ timezoneId })
    const pages = [
      ['transfer in', () => `/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`],
      ['trade', () => `/trade/n/${freshKey('new-open')}`],
      ['transfer away', () => `/transfer/away/anders-buchbinderei.berlin/${freshKey('away-open')}`],
    ] as const
    for (const [name, address] of inTurn(pages, turn, 3)) {
      test(`the deadline of ${name} stands in it from the first, and nothing moves`, async ({ page, gateway }) => {
        await watchShifts(page)
        const scripts = await holdScripts(page, gateway)
        await scripts.open(address())
        const moment = page.getByRole('main').locator('time').first()
        await expect(moment).toHaveText(inZone)
        const shown = (await moment.textContent()) ?? ''
        const iso = (await moment.getAttribute('datetime')) ?? ''
        const local = new Date(iso).toLocaleString('en', { timeZone: timezoneId, hour: 'numeric', minute: '2-digit' })
        expect(shown).toContain(local.replace(/\s?[AP]M/, ''))
        const main = page.getByRole('main')
        const text = await main.innerText()
        scripts.release()
        await scripts.awake()
        await page.waitForLoadState('networkidle')
        expect(await main.innerText()).toBe(text)
        expect(await shiftOf(page)).toBeLessThan(0.01)
      })
    }
  })
}

test.describe('in a browser of Dutch', () => {
  test.use({ locale: 'nl-NL' })
  test('a page in the language of its brand offers Dutch, until a language is chosen', async ({ page }) => {
    await watchShifts(page)
    await page.goto(`/consent/${freshKey('brand-pale')}`)
    await expectLanguage(page, 'de')
    const offer = page.getByRole('button', { name: 'Deze pagina is ook beschikbaar in het Nederlands.' })
    await expect(offer).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(offer).toHaveCount(0)
    await page.getByRole('combobox').first().selectOption('de')
    await expectLanguage(page, 'de')
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expectLanguage(page, 'de')
    await expect(offer).toHaveCount(0)
  })
})

test('a link selects the language of its page, and of later ones', async ({ page, gateway }) => {
  const key = freshKey('brand-nulls')
  await page.goto(`${gateway.origin}/consent/${key}?lang=de`)
  await expectLanguage(page, 'de')
  await expect(page).toHaveURL(`${gateway.origin}/consent/${key}`)
  expect(gateway.asked.filter((path) => path.includes('/api/') && path.includes('lang='))).toEqual([])
  await page.goto(`${gateway.origin}/consent/${freshKey('brand-nulls')}`)
  await expectLanguage(page, 'de')
})
