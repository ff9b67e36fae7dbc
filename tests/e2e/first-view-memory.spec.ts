import type { Page } from '@playwright/test'
import { buttonsOf, decide, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts, pressEarly } from '#tests/support/held-back.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

/** At this host neither the brand nor an item says more than the specification lists. */
const SPEC_ONLY = 'spec-only.localhost'

test.describe('what the server cannot know', RENDERED, () => {
  for (const asked of DECISION_PAGES.filter(({ flow }) => flow === 'verification' || flow === 'transfer-away')) {
    const [answer] = asked.answers
    test(`${asked.name}: an answer that this device remembers counts, whatever is pressed before`, async ({
      page,
      browser,
      gateway,
      sandbox,
    }) => {
      const key = freshKey(`${asked.prefix}spec-only`)
      const done = (shown: Page) => shown.getByRole('heading', { level: 1, name: answer.done.en })
      // The scripts that it has loaded could not be held back.
      const earlier = await browser.newContext({ locale: 'en-US' })
      const before = await earlier.newPage()
      await before.goto(gateway.origin + asked.link(key))
      await decide(before, answer)
      await expect(done(before)).toBeVisible()
      const memory = await before.evaluate(() => ({ ...sessionStorage }))
      await earlier.close()
      await page.addInitScript((kept) => {
        for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
      }, memory)

      const { ask, confirm } = buttonsOf(page, answer)
      const scripts = await holdScripts(page, gateway)
      await scripts.open(asked.link(key))
      await expect(page.getByRole('heading', { level: 1, name: asked.question.en })).toBeVisible()
      await prepare(page, answer)
      await pressEarly(ask)
      scripts.release()
      await expect(done(page)).toBeVisible()
      await expect(ask).toHaveCount(0)
      await expect(confirm).toHaveCount(0)
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })
  }

  for (const { name, prefix, open, link, answers } of DECISION_PAGES.filter((_, index) => index % 3 === 0)) {
    test(`${name}: Back after a decision shows what was decided`, async ({ page, gateway, sandbox }) => {
      const key = freshKey(`${prefix}${open}`)
      const response = await page.goto(gateway.origin + link(key))
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await decide(page, answers[0])
      const done = page.getByRole('heading', { level: 1, name: answers[0].done.en })
      await expect(done).toBeVisible()
      await page.goto(`${gateway.origin}/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeVisible()
      const scripts = await holdScripts(page, gateway)
      await page.goBack({ waitUntil: 'commit' })
      await expect(done).toBeVisible()
      await expect(buttonsOf(page, answers[0]).ask).toHaveCount(0)
      scripts.release()
      await scripts.awake()
      await expect(done).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })
  }

  test('the text for a transfer away names the host that the browser sees', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/transfer/away/anders-buchbinderei.berlin/${freshKey('away-open')}`)
    const website = page.locator('article[lang=en] data[value=website]').first()
    const { host } = new URL(gateway.origin)
    await expect(website).toHaveText(host)
    const text = await page.getByRole('main').innerText()
    scripts.release()
    await scripts.awake()
    await expect(website).toHaveText(host)
    expect(await page.getByRole('main').innerText()).toBe(text)
  })

  test('the brand is that of the host, and stays', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/dls/${freshKey('open')}/anders-buchbinderei.berlin`, SPEC_ONLY)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const look = () =>
      page.evaluate(() => ({
        name: document.querySelector('header')?.innerHTML,
        style: document.documentElement.getAttribute('style'),
      }))
    const before = await look()
    expect(before.style).toMatch(/--\w/)
    scripts.release()
    await scripts.awake()
    expect(await look()).toEqual(before)
    const named = gateway.asked.filter((path) => path.includes('/api/'))
    expect(named).toEqual([])
  })
})
