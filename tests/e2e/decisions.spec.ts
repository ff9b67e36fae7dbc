import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { buttonsOf, decide, prepare, prepareByKeys } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn, isInTurn } from '#tests/support/in-turn.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { drawLate, pressUntilTold } from '#tests/support/late-rendering.ts'
import { untilShown } from '#tests/support/open-view.ts'
import { freshKey, type LedgerEntry } from '#tests/support/sandbox.ts'
import { expect, LOST_ANSWER, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

/** Scenarios without a date that can be read. */
const UNDATED = /(no|unreadable)-(dates?|deadline)$/
/** How every page says that it is too late. */
const OVER = /^It is too late to |is no longer valid$/
const hrefs = (links: (HTMLElement | SVGElement)[]) => links.map((link) => link.getAttribute('href') ?? '')
/** Every word of the page as it is laid out now, also what the stylesheet adds. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const added = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element, '::after').content)
    return [document.title, document.body.innerText, ...added].join('\n')
  })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const whatArrived = (entries: LedgerEntry[]) => entries.map(({ operation, body }) => ({ operation, body }))

for (const [turn, asked] of DECISION_PAGES.entries()) {
  const { name, flow, prefix, link, item, answers } = asked
  for (const [index, answer] of answers.entries()) {
    for (const language of inTurn(['en', 'de'] as const, turn + index, 4)) {
      test(`${name}, ${answer.label.en}, in ${language}: by keys alone, to the outcome and back to the link`, async ({
        page,
        sandbox,
        expectAccessible,
      }) => {
        await rememberLanguage(page, language)
        const key = freshKey(`${prefix}${asked.open}`)
        const { ask, confirm } = buttonsOf(page, answer, language)
        await page.goto(link(key))
        await expect(heading(page, asked.question[language])).toBeVisible()
        await prepareByKeys(page, answer, language)
        await tabTo(page, ask)
        await page.keyboard.press('Enter')
        await expect(confirm).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(ask).toBeFocused()
        expect(await sandbox.ledger(key)).toEqual([])

        await page.keyboard.press('Enter')
        await tabTo(page, confirm)
        const sent = page.waitForRequest((request) => request.method() === 'POST')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
        // It is read out, and the keys go on from there.
        await expect(heading(page, answer.done[language])).toBeFocused()
        const receipt = page.getByRole('region', { name: language === 'en' ? 'Your receipt' : 'Ihr Beleg' })
        await expect(receipt).toContainText('UTC')
        await expect(receipt).toContainText(/SHA-256 [0-9a-f]{64}/)
        await expect(receipt).not.toContainText(key)
        await expectAccessible(page)
        expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded')
        const arrived = [{ operation: answer.operation, body: { ...item(key), ...answer.fields } }]
        const ledger = await sandbox.ledger(key)
        expect(whatArrived(ledger)).toEqual(arrived)
        const [{ text_version: wording = '', text_language: wordingIn } = {}] = ledger
        expect(wording).toMatch(/^\w+ \d{4}-\d\d-\d\d; sha256=[0-9a-f]{64}$/)
        await expect(receipt).toContainText(wording.slice(-64))
        // The notice is prescribed in English.
        expect(wordingIn).toBe(flow === 'trademark' ? 'en' : language)

        await page.goto(link(key))
        await expect(heading(page, answer.done[language])).toBeVisible()
        const impossible =
          language === 'en' ? 'It cannot be answered again' : 'kann nicht noch einmal beantwortet werden'
        // What is as it should be is not called impossible.
        await expect(page.getByText(impossible)).toHaveCount(asked.isNeverTooLate ? 0 : 1)
        await expect(receipt).not.toContainText(key)
        await expect(ask).toHaveCount(0)
        expect(whatArrived(await sandbox.ledger(key))).toEqual(arrived)
      })
    }

    if (!isInTurn(index + turn, 11)) continue
    test(`${name}, ${answer.label.en}: pressed twice, sent once`, async ({ page, sandbox }) => {
      const key = freshKey(`${prefix}${asked.open}`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.click()
      await confirm.dblclick()
      await expect(heading(page, answer.done.en)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}, ${answer.label.en}: an answer of two seconds is waited for, whatever is pressed`, async ({
      page,
      sandbox,
    }) => {
      const key = freshKey(`${prefix}save-slow`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.click()
      await confirm.click()
      await expect(page.getByRole('dialog').getByText('Sending. Please wait.')).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(confirm).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
      await expect(confirm).toBeVisible()
      await expect(heading(page, answer.done.en)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}, ${answer.label.en}: loaded again while it is on its way`, async ({ page, sandbox }) => {
      const key = freshKey(`${prefix}save-slow`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.click()
      await confirm.click()
      await expect.poll(() => sandbox.ledger(key)).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The backend takes its two seconds; whoever looks again then is told.
      await expect(async () => {
        await page.reload()
        await expect(heading(page, answer.done.en)).toBeVisible({ timeout: 2000 })
      }).toPass()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}, ${answer.label.en}: an answer that is lost is read again and never sent twice`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(LOST_ANSWER)
      const key = freshKey(`${prefix}save-drops-answer`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.click()
      await confirm.dblclick()
      await expect(heading(page, answer.done.en)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}, ${answer.label.en}: a press by script opens the dialog at most`, async ({ page, sandbox }) => {
      const key = freshKey(`${prefix}${asked.open}`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.dispatchEvent('click')
      await expect(confirm).toBeVisible()
      await confirm.dispatchEvent('click')
      await confirm.evaluate((button: HTMLButtonElement) => button.click())
      await page.evaluate(() => document.querySelectorAll('form').forEach((form) => form.requestSubmit()))
      await page.waitForLoadState('networkidle')
      await expect(confirm).toBeVisible()
      expect(await sandbox.ledger(key)).toEqual([])
    })

    if (asked.isCleared) continue
    test(`${name}, ${answer.label.en}: what was refused can be answered again, and nothing typed is lost`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(/status of 500/)
      const key = freshKey(`${prefix}save-fails-500`)
      const { ask, confirm } = buttonsOf(page, answer)
      await page.goto(link(key))
      await prepare(page, answer)
      await ask.click()
      await confirm.click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(heading(page, asked.question.en)).toBeVisible()
      await expect(page.getByText('Please answer again.')).toBeVisible()
      await ask.click()
      await confirm.click()
      await expect.poll(() => sandbox.ledger(key)).toHaveLength(2)
      expect(new Set((await sandbox.ledger(key)).map(({ body }) => JSON.stringify(body))).size).toBe(1)
    })
  }

  // The pages share these parts.
  if (!isInTurn(turn, 7)) continue
  test(`${name}: pressed on after the answer, before the page tells it: sent once`, async ({ page, sandbox }) => {
    await drawLate(page)
    const key = freshKey(`${prefix}${asked.open}`)
    const { ask, confirm } = buttonsOf(page, answers[0])
    await page.goto(link(key))
    await untilShown(page)
    await prepare(page, answers[0])
    await ask.click()
    await confirm.focus()
    await pressUntilTold(page, () => heading(page, answers[0].done.en).isVisible())
    await page.waitForLoadState('networkidle')
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })

  if (!asked.isReadFirst) {
    test(`${name}: where an answer is lost and the item cannot be read, a new press reads it before anything is sent`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(LOST_ANSWER)
      const key = freshKey(`${prefix}save-drops-answer`)
      const { ask, confirm } = buttonsOf(page, answers[0])
      await page.goto(link(key))
      await prepare(page, answers[0])
      const trial = await markCalls(page)
      await ask.click()
      await expect(confirm).toBeVisible()
      await sandbox.fault({ path: asked.read, header: trial, kind: 'empty-502', times: 1 })
      await confirm.click()
      if (asked.isCleared) await page.getByRole('button', { name: 'Try again' }).click()
      else {
        await expect(page.getByText('We will check first')).toBeVisible()
        await ask.click()
        await confirm.click()
      }
      await expect(heading(page, answers[0].done.en)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}: what was taken stays told when the item cannot be read afterwards`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(LOST_ANSWER)
      const key = freshKey(`${prefix}${asked.open}`)
      const { ask, confirm } = buttonsOf(page, answers[0])
      await page.goto(link(key))
      await prepare(page, answers[0])
      await ask.click()
      await expect(confirm).toBeVisible()
      const trial = await markCalls(page)
      await sandbox.fault({ path: asked.read, header: trial, kind: 'empty-502', times: 5 })
      await confirm.click()
      await expect(heading(page, answers[0].done.en)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(heading(page, answers[0].done.en)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test(`${name}: opened, looked at by a scanner, fetched ahead, left: nothing changes`, async ({
    page,
    request,
    sandbox,
  }) => {
    const key = freshKey(`${prefix}${asked.open}`)
    for (const method of ['HEAD', 'GET', 'OPTIONS']) await request.fetch(link(key), { method })
    await request.get(link(key), { headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } })
    const methods = new Set<string>()
    page.on('request', (call) => methods.add(call.method()))
    await page.goto(link(key))
    await expect(heading(page, asked.question.en)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(heading(page, asked.question.en)).toBeVisible()
    expect([...methods]).toEqual(['GET'])
    expect(await sandbox.ledger(key)).toEqual([])
  })

  test(`${name}: on paper stand the receipt and where links lead, and no key`, async ({ page }) => {
    const key = freshKey(`${prefix}${asked.open}`)
    const { ask, confirm } = buttonsOf(page, answers[0])
    await page.goto(link(key))
    await expect(ask).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(ask).toBeHidden()
    const open = await printed(page)
    expect(open).not.toContain(key)
    for (const target of await page.locator('main a[href^=http]:visible').evaluateAll(hrefs)) {
      expect(open).toContain(`(${target})`)
    }
    await page.emulateMedia({ media: null })
    await prepare(page, answers[0])
    await ask.click()
    await confirm.click()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const done = await printed(page)
    expect(done).toContain(answers[0].done.en)
    expect(done).toMatch(/SHA-256 [0-9a-f]{64}/)
    expect(done).not.toContain(key)
    await expect(page.locator('details[open]')).toHaveCount(0)
  })

  if (asked.isNeverTooLate) continue
  test(`${name}: once its time has passed, a page that is open can no longer be answered`, async ({ page }) => {
    await page.clock.install()
    const { ask, confirm } = buttonsOf(page, answers[0])
    await page.goto(link(`${prefix}last-hours`))
    await prepare(page, answers[0])
    await ask.click()
    // Nothing is on its way any more that the hours would make late.
    await expect(confirm).toBeVisible()
    await page.clock.fastForward('06:00:00')
    await expect(page.getByRole('heading', { level: 1, name: OVER })).toBeVisible()
    await expect(page.getByRole('button', { name: answers[0].label.en })).toHaveCount(0)
  })

  const itsOwn = (row: { flow: string; state: string }) => row.flow === flow && row.state.startsWith(prefix)
  for (const { state, link: undated } of SCENARIOS.filter((row) => itsOwn(row) && UNDATED.test(row.state))) {
    test(`${name}, ${state}: no deadline is made up`, async ({ page }) => {
      await page.goto(undated)
      await expect(page.getByText('We were not given a deadline for your answer.')).toBeVisible()
      await expect(page.getByText('1970')).toHaveCount(0)
    })
  }
}

for (const [turn, asked] of DECISION_PAGES.entries()) {
  const { name, flow, prefix, link, answers, question } = asked
  const [answer] = answers
  for (const [state, status] of inTurn(
    [
      ['save-then-409', 409],
      ['save-then-404', 404],
    ] as const,
    turn,
    2,
  )) {
    test(`${name}, ${state}: the outcome is remembered where the item cannot be read any more`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(new RegExp(`status of ${status}`))
      const key = freshKey(`${prefix}${state}`)
      const isShownByItem = flow === 'verification' || flow === 'data-quality'
      // The device does not remember who the other registrar is.
      const outcome = answer.done.en.replace(/ to [A-Z].*/, '')
      const received = 'Your answer was received'
      await page.goto(link(key))
      await decide(page, answer)
      // An item that shows whether it is answered, and cannot be read, confirms nothing.
      await expect(page.getByRole('heading', { level: 1, name: isShownByItem ? received : outcome })).toBeVisible()
      await page.reload()
      const told = isShownByItem && status === 404 ? received : outcome
      await expect(page.getByRole('heading', { level: 1, name: told })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(/[A-Z]-[0-9A-F]{8}/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await sandbox.ledger(key)).toHaveLength(1)
      await expect(heading(page, question.en)).toHaveCount(0)
    })
  }
}

for (const { name, flow, prefix, link, answers, question } of DECISION_PAGES) {
  const [answer] = answers
  if (flow !== 'verification' && flow !== 'data-quality') continue
  test(`${name}: an answer that its item does not show was only received, also after a reload`, async ({ page }) => {
    await page.goto(link(freshKey(`${prefix}save-foreign`)))
    await decide(page, answer)
    for (const open of [() => undefined, () => page.reload()]) {
      await open()
      await expect(heading(page, 'Your answer was received')).toBeVisible()
      await expect(page).toHaveTitle(/Your answer was received/)
      await expect(page.getByText(`You chose “${answer.label.en}”.`)).toBeVisible()
      await expect(page.getByText(answer.done.en)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Answer again' }).click()
    await expect(heading(page, question.en)).toBeVisible()
    await expect(buttonsOf(page, answer).ask).toBeVisible()
  })
}
