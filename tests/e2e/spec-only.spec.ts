import type { Page } from '@playwright/test'
import { buttonsOf, decide } from '#tests/support/decide.ts'
import { chooseDocument } from '#tests/support/choose-document.ts'
import { DECISION_PAGES, type Answer, type DecisionPage } from '#tests/support/decision-pages.ts'
import { sample } from '#tests/support/sample.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

// Backends send only fields of the specification, without our additions (`x-not-in-spec`).

/** A host whose branding does not name its reseller. */
const HOST = 'spec-only.localhost'
const DOMAIN = 'anders-buchbinderei.berlin'

const toUrl = (origin = '', path = '') => `http://${HOST}:${new URL(origin).port}${path}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Returns text as the page shows it. The specification has no domain for a change of registrant. */
const toText = ({ flow }: DecisionPage, text: string) => (flow === 'trade' ? text.replace(DOMAIN, 'this domain') : text)
const toLink = ({ link }: DecisionPage, key: string) => link(key).replace(/\/nordlicht$/, '/spec-only')

/** Whether the specification has a field for the answer. Otherwise only this device remembers it. */
const isAnswerInData = ({ flow }: DecisionPage, { operation }: Answer) =>
  flow === 'verification' || flow === 'data-quality' || operation === 'approveTransferIn'

async function decideAndExpectOutcome(page: Page, decision: DecisionPage, answer: Answer): Promise<void> {
  await decide(page, answer)
  await expect(heading(page, toText(decision, answer.done))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
}

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

for (const [index, decision] of DECISION_PAGES.entries()) {
  for (const answer of sample(decision.answers, index, 9)) {
    test(`${decision.name}, ${answer.label}: shows the outcome, also after a reload`, async ({
      page,
      sandbox,
      baseURL,
    }) => {
      const key = freshKey(`${decision.prefix}spec-only`)
      await page.goto(toUrl(baseURL, toLink(decision, key)))
      await expect(heading(page, toText(decision, decision.question))).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/date not known|undefined|null|NaN|\{\w+\}/)

      await decideAndExpectOutcome(page, decision, answer)
      expect((await sandbox.ledger(key)).map(({ operation }) => operation)).toEqual([answer.operation])
      await page.reload()
      await expect(heading(page, toText(decision, answer.done))).toBeVisible()
      const answeredNote = page.getByRole('main').getByText(/We already have a response|This request was answered on/)
      await expect(answeredNote).toHaveCount(decision.ignoresDeadline ? 0 : 1)
      await expect(buttonsOf(page, answer).answerButton).toHaveCount(0)
    })
  }

  for (const answer of sample(decision.answers, index + 1, 9)) {
    test(`${decision.name}, ${answer.label}: shows an answer from another browser, or rejects a repeated answer`, async ({
      page,
      browser,
      sandbox,
      baseURL,
      allowFailures,
    }) => {
      allowFailures(/status of 409/)
      const key = freshKey(`${decision.prefix}spec-only`)
      const otherBrowser = await browser.newContext({ locale: 'en-US' })
      const otherPage = await otherBrowser.newPage()
      await otherPage.goto(toUrl(baseURL, toLink(decision, key)))
      await decideAndExpectOutcome(otherPage, decision, answer)
      await otherBrowser.close()

      await page.goto(toUrl(baseURL, toLink(decision, key)))
      if (isAnswerInData(decision, answer)) {
        await expect(heading(page, toText(decision, answer.done))).toBeVisible()
        return
      }
      await decide(page, answer)
      await expect(heading(page, 'was already answered')).toBeVisible()
      await page.reload()
      await expect(heading(page, 'was already answered')).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(2)
    })
  }
}

test('data quality: shows a document in review, also after a reload', async ({ page, sandbox, baseURL }) => {
  const key = freshKey('spec-only')
  await page.goto(toUrl(baseURL, `/registrant/data_quality/${key}/spec-only`))
  await chooseDocument(page)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('and it is in review')).toBeVisible()
  await expect(page.getByText('ID card, received on')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ID card, received on')).toBeVisible()
  expect(await sandbox.uploads(key)).toHaveLength(1)
  expect(await readStorage(page)).not.toContain(key.slice(key.indexOf('~') + 1))
})

test('transfer away: shows an answer given through an older link at the current link', async ({ page, baseURL }) => {
  const key = freshKey('away-spec-only-legacy')
  const outcome = heading(page, `${DOMAIN} will stay with its current registrar`)
  await page.goto(toUrl(baseURL, `/transfer?domain=${DOMAIN}&id=${key}`))
  await decide(page, { label: 'Decline transfer' })
  await expect(outcome).toBeVisible()
  await page.goto(toUrl(baseURL, `/transfer/away/${DOMAIN}/${key}`))
  await expect(outcome).toBeVisible()
})

test('preferences: shows the saved choices after a reload', async ({ page, sandbox, baseURL }) => {
  const key = freshKey('spec-only')
  await page.goto(toUrl(baseURL, `/consent/${key}`))
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Your data sharing preferences')).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked()
  expect(await sandbox.ledger(key)).toHaveLength(1)
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await expect(heading(page, 'How your data is shared')).toBeVisible()
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(heading(page, 'Data Use Information')).toBeVisible()
  await expect(page.locator('table tbody tr')).toHaveCount(25)
})

test('shows the brand of the item, not of the host', async ({ page, baseURL }) => {
  await page.goto(toUrl(baseURL, '/consent/brand-pale'))
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
})
