import type { Locator, Page } from '@playwright/test'
import { buttonsOf, decide, fillRequiredField } from '#tests/support/decide.ts'
import { chooseDocument } from '#tests/support/choose-document.ts'
import { EMAIL, emailField, submitButton } from '#tests/support/data-copy.ts'
import { DECISION_PAGES, type DecisionPage } from '#tests/support/decision-pages.ts'
import { long } from '#tests/support/serving-mode.ts'
import { sample } from '#tests/support/sample.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { delayRendering, pressEnterUntil } from '#tests/support/late-rendering.ts'
import { untilShown } from '#tests/support/open-view.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/cookies.ts'

type Form = {
  name: string
  link: (key: string) => string
  state: string
  /** A state whose backend never responds to the form. */
  noResponse: string
  fillIn: (page: Page) => Promise<void>
  sendButton: (page: Page) => Locator
  outcome: (page: Page) => Locator
  pendingText: string
}

const decisionForm = ({ name, prefix, open, link, answers: [answer] }: DecisionPage): Form => ({
  name,
  link,
  state: `${prefix}${open}`,
  noResponse: `${prefix}save-never`,
  async fillIn(page) {
    await fillRequiredField(page, answer)
    await buttonsOf(page, answer).answerButton.dispatchEvent('click')
  },
  sendButton: (page) => buttonsOf(page, answer).confirmButton,
  outcome: (page) => page.getByRole('heading', { level: 1, name: answer.done, exact: true }),
  pendingText: 'Sending. Please wait.',
})

const OTHER_FORMS: Form[] = [
  {
    name: 'preferences',
    link: (key) => `/consent/${key}`,
    state: 'required-only',
    noResponse: 'save-never',
    async fillIn(page) {
      await tabTo(page, page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }))
      await page.keyboard.press('Space')
    },
    sendButton: (page) => page.getByRole('button', { name: /^(Save Preferences|Saving)$/ }),
    outcome: (page) => page.getByRole('region', { name: 'Your receipt' }),
    pendingText: 'Saving',
  },
  {
    name: 'a data request',
    link: (key) => `/request/${key}`,
    state: 'nothing-requested',
    noResponse: 'request-never',
    fillIn: (page) => emailField(page).fill(EMAIL),
    sendButton: submitButton,
    outcome: (page) => page.getByRole('status').filter({ hasText: 'We received your request' }),
    pendingText: 'Sending. Please wait.',
  },
  {
    name: 'a document',
    link: (key) => `/registrant/data_quality/${key}/nordlicht`,
    state: 'pending',
    noResponse: 'save-never',
    fillIn: chooseDocument,
    sendButton: (page) => page.getByRole('button', { name: 'Send document' }),
    outcome: (page) => page.getByText('and it is in review'),
    pendingText: 'Sent. Waiting for confirmation.',
  },
]

// All decisions share one dialog, so a sample of them suffices.
for (const { name, link, state, fillIn, sendButton, outcome } of [
  ...sample(DECISION_PAGES, 0, 8).map(decisionForm),
  ...OTHER_FORMS,
]) {
  test(`${name}: ignores scripted clicks, and sends only once when Enter repeats`, async ({ page, sandbox }) => {
    await delayRendering(page)
    const key = freshKey(state)
    await page.goto(link(key))
    await untilShown(page)
    await fillIn(page)
    await expect(sendButton(page)).toBeVisible()
    await sendButton(page).dispatchEvent('click')
    await sendButton(page).evaluate((button: HTMLButtonElement) => button.click())
    await sendButton(page).evaluate((button: HTMLButtonElement) => (button.form ?? document.forms[0])?.requestSubmit())
    await page.waitForLoadState('networkidle')
    expect(await sandbox.ledger(key), 'sent by script').toEqual([])
    await tabTo(page, sendButton(page))
    await pressEnterUntil(page, () => outcome(page).isVisible())
    await page.waitForLoadState('networkidle')
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

for (const { name, link, noResponse, fillIn, sendButton, pendingText } of [
  ...DECISION_PAGES.slice(0, 1).map(decisionForm),
  ...OTHER_FORMS,
]) {
  test(`${name}: announces a delayed response, and ignores further clicks`, long(), async ({ page, sandbox }) => {
    await page.clock.install()
    const key = freshKey(noResponse)
    await page.goto(link(key))
    await fillIn(page)
    await sendButton(page).dblclick()
    await expect(page.getByText(pendingText).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expectStillWaiting(page)
    await expect.poll(() => sandbox.ledger(key)).toHaveLength(1)
  })
}

/** Expects the page to announce after ten seconds that it is still waiting. */
async function expectStillWaiting(page: Page): Promise<void> {
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Still waiting for a response. Please keep this page open.' })
  await expect(status).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await expect(status).toBeVisible()
}

const clearedPage = DECISION_PAGES.find(({ isCleared }) => isCleared)
if (!clearedPage) throw new Error('No page clears personal data')

test('announces a delay in reading personal data again', long(), async ({ page, sandbox, allowFailures }) => {
  await page.clock.install()
  allowFailures(/status of 500/)
  await page.goto(clearedPage.link(freshKey(`${clearedPage.prefix}save-fails-500`)))
  await decide(page, clearedPage.answers[0])
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await sandbox.fault({ path: clearedPage.read, header: await markCalls(page), kind: 'never' })
  await retry.click()
  await expect(retry).toHaveAttribute('aria-disabled', 'true')
  await expectStillWaiting(page)
})

test('announces a delay in retrying a page', long(), async ({ page, sandbox, allowFailures }) => {
  await page.clock.install()
  allowFailures(/status of 500/)
  const key = freshKey('optional-only')
  const path = `/consent/api/no-auth/identity_service/consent/${key}`
  await sandbox.fault({ method: 'GET', path, times: 3, kind: 'status-500' })
  await page.goto(`/consent/${key}`)
  // Automatic retries come first.
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  await sandbox.fault({ method: 'GET', path, kind: 'never' })
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached()
  await expectStillWaiting(page)
})

test('announces a delay in opening the TLD details', long(), async ({ page, sandbox }) => {
  await page.clock.install()
  const header = await markCalls(page)
  await sandbox.fault({ method: 'POST', path: '/tld-info/gethash/', header, kind: 'never' })
  await page.goto(`/consent/${freshKey('optional-only')}`)
  const requestPromise = page.waitForRequest((request) => request.url().includes('gethash'))
  await page.getByRole('link', { name: 'TLD details' }).click()
  await requestPromise
  await expectStillWaiting(page)
})
