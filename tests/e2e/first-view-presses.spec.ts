import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts, pressEarly } from '#tests/support/held-back.ts'
import { isInTurn } from '#tests/support/in-turn.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const NOT_READY = 'This page is still loading'

test.describe('a press before the page is awake', RENDERED, () => {
  for (const [index, { name, prefix, open, link, answers, question }] of DECISION_PAGES.entries()) {
    if (!isInTurn(index, 4)) continue
    const isDouble = index % 2 === 1
    test(`${name}: ${isDouble ? 'two open' : 'one opens'} the question once and send nothing`, async ({
      page,
      gateway,
      sandbox,
    }) => {
      const scripts = await holdScripts(page, gateway)
      const key = freshKey(`${prefix}${open}`)
      const { ask, confirm } = buttonsOf(page, answers[0])
      const loads = loadsOf(page)
      await scripts.open(link(key))
      await prepare(page, answers[0])
      await pressEarly(ask, isDouble ? 2 : 1)
      await expect(page.locator('.not-awake')).toHaveText(/./)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      scripts.release()
      await scripts.awake()
      await expect(confirm).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: question.en })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await sandbox.ledger(key)).toEqual([])
      expect(loads()).toBe(1)
      await ask.click()
      await confirm.click()
      await expect(page.getByRole('heading', { level: 1, name: answers[0].done.en })).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })
  }

  test('Save says that the page is not ready, sends nothing by itself, and once when it is pressed again', async ({
    page,
    gateway,
    sandbox,
  }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('optional-only')
    await scripts.open(`/consent/${key}`)
    const save = page.getByRole('button', { name: 'Save Preferences' })
    const notice = page.getByRole('status').filter({ hasText: NOT_READY })
    await pressEarly(save)
    await expect(notice).toBeVisible()
    await expect(notice).toBeInViewport()
    await pressEarly(save, 2)
    scripts.release()
    await scripts.awake()
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeVisible()
    expect(await sandbox.ledger(key)).toEqual([])
    await save.click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })

  test('what was saved before is shown by one press, and two presses are one', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${freshKey('pending-required-and-optional')}`)
    await pressEarly(page.getByRole('button', { name: 'Show previously saved preferences' }), 2)
    scripts.release()
    await scripts.awake()
    await expect(page.getByRole('button', { name: 'Hide previously saved preferences' })).toBeVisible()
    await expect(page.getByRole('group', { name: /^\.shop/ })).toBeVisible()
    await expect(page.locator('.not-awake')).toHaveCount(0)
  })
})
