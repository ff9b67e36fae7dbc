import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formOf, TRANSFER_CONFIRMATION, wordsOf } from '#decision/mandated-texts.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES, type Answer, type DecisionPage } from '#tests/support/decision-pages.ts'
import { type Form, long, OWN_SERVER } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

// Every flow with the fields that the specification lists, and nothing that the contracts add to them (`x-ours`). At this
// host the brand does not name its reseller either.

const HOST = 'spec-only.localhost'
const DOMAIN = 'anders-buchbinderei.berlin'
const BRANDING = '/trade/api/no-auth/reseller/branding_with_messaging_vars'

const at = (origin = '', path = '') => `http://${HOST}:${new URL(origin).port}${path}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The specification has no domain for a change of registrant. */
const wordsOn = ({ flow }: DecisionPage, words: string) =>
  flow === 'trade' ? words.replace(DOMAIN, 'this domain') : words
const linkTo = ({ link }: DecisionPage, key: string) => link(key).replace(/\/nordlicht$/, '/spec-only')

/** Whether data that the specification lists tells what was answered: else this device alone remembers it. */
const tellsByData = ({ flow }: DecisionPage, { operation }: Answer) =>
  flow === 'verification' || flow === 'data-quality' || operation === 'approveTransferIn'

/** Answers an open item, and sees the outcome. */
async function decide(page: Page, asked: DecisionPage, answer: Answer, outcome = answer.done.en): Promise<void> {
  const { ask, confirm } = buttonsOf(page, answer)
  await prepare(page, answer)
  await ask.click()
  await confirm.click()
  await expect(heading(page, wordsOn(asked, outcome))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
}

/** What the browser asks for itself: nothing, where the document brings it along. */
const byBrowser = <Call>(form: Form, calls: Call[]): Call[] => (form === 'server' ? [] : calls)

/** The realms of the branding calls of a page: by host, and by the reseller that the address or the item names. */
function realmsOf({ flow }: DecisionPage): string[] {
  if (flow === 'verification' || flow === 'data-quality') return ['spec-only']
  return flow.startsWith('transfer') ? ['', 'spec-only'] : ['']
}

/** The calls for a brand since the last look, as the browser sends them. */
function brandingCallsOf(page: Page): () => string[] {
  let calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === BRANDING) calls.push(request.headers()['x-reseller-realm'] ?? '')
  })
  return () => {
    const seen = calls
    calls = []
    return seen
  }
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

for (const [turn, asked] of DECISION_PAGES.entries()) {
  for (const answer of inTurn(asked.answers, turn, 9)) {
    test(`${asked.name}, ${answer.label.en}: from the link to the outcome, and back after a reload`, async ({
      page,
      sandbox,
      baseURL,
      form,
    }) => {
      const brandingCalls = brandingCallsOf(page)
      const key = freshKey(`${asked.prefix}spec-only`)
      await page.goto(at(baseURL, linkTo(asked, key)))
      await expect(heading(page, wordsOn(asked, asked.question.en))).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/date not known|undefined|null|NaN|\{\w+\}/)
      await page.waitForLoadState('networkidle')
      expect(brandingCalls()).toEqual(byBrowser(form, realmsOf(asked)))

      await decide(page, asked, answer)
      expect((await sandbox.ledger(key)).map(({ operation }) => operation)).toEqual([answer.operation])
      await page.reload()
      await expect(heading(page, wordsOn(asked, answer.done.en))).toBeVisible()
      // What is as it should be is not called impossible.
      const impossible = page.getByRole('main').getByText('it cannot be answered again')
      await expect(impossible).toHaveCount(asked.isNeverTooLate ? 0 : 1)
      await expect(buttonsOf(page, answer).ask).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(brandingCalls()).toEqual(byBrowser(form, realmsOf(asked)))

      const kept = await stored(page)
      expect(kept).not.toContain(key.slice(key.indexOf('~') + 1))
      expect(kept).toMatch(/kept-[\da-f]{64}/)
    })
  }

  for (const answer of inTurn(asked.answers, turn + 1, 9)) {
    test(`${asked.name}, ${answer.label.en}: another browser knows as much as the data tells`, async ({
      page,
      browser,
      sandbox,
      baseURL,
      declaredFailures,
    }) => {
      declaredFailures(/status of 409/)
      const key = freshKey(`${asked.prefix}spec-only`)
      const elsewhere = await browser.newContext({ locale: 'en-US' })
      const other = await elsewhere.newPage()
      await other.goto(at(baseURL, linkTo(asked, key)))
      await decide(other, asked, answer)
      await elsewhere.close()

      await page.goto(at(baseURL, linkTo(asked, key)))
      if (tellsByData(asked, answer)) {
        await expect(heading(page, wordsOn(asked, answer.done.en))).toBeVisible()
        return
      }
      const { ask, confirm } = buttonsOf(page, answer)
      await prepare(page, answer)
      await ask.click()
      await confirm.click()
      await expect(heading(page, 'was already answered')).toBeVisible()
      await page.reload()
      await expect(heading(page, 'was already answered')).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(2)
    })
  }
}

test('a document that was sent is in review, also after a reload', async ({ page, sandbox, baseURL }) => {
  const key = freshKey('spec-only')
  await page.goto(at(baseURL, `/registrant/data_quality/${key}/spec-only`))
  await page.getByLabel('Document type').selectOption('Identity card')
  const file = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('was received and is in review')).toBeVisible()
  await expect(page.getByText('Identity card, received on')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Identity card, received on')).toBeVisible()
  expect(await sandbox.uploads(key)).toHaveLength(1)
  expect(await stored(page)).not.toContain(key.slice(key.indexOf('~') + 1))
})

test('an older link: from the link to the outcome, and back after a reload', async ({ page, baseURL }) => {
  const key = freshKey('away-spec-only-legacy')
  await page.goto(at(baseURL, `/transfer?domain=${DOMAIN}&id=${key}`))
  await page.getByRole('button', { name: 'Decline transfer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline transfer' }).click()
  await expect(heading(page, `${DOMAIN} will stay with its current registrar`)).toBeVisible()
  await page.reload()
  await expect(heading(page, `${DOMAIN} will stay with its current registrar`)).toBeVisible()
  await page.goto(at(baseURL, `/transfer/away/${DOMAIN}/${key}`))
  await expect(heading(page, `${DOMAIN} will stay with its current registrar`)).toBeVisible()
})

for (const language of inTurn(LANGUAGES, 1, 5)) {
  test(`the prescribed text is whole without dates: ${language}`, async ({ page, baseURL }) => {
    await rememberLanguage(page, language, at(baseURL, '/'))
    await page.goto(at(baseURL, `/transfer/away/${DOMAIN}/${freshKey('away-spec-only')}`))
    const original = page.locator('article[lang=en]')
    const known = { registrar: 'x', registrant: 'x', domain: 'x', contact: 'x', website: 'x' }
    const shown = await original.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const filled of copy.querySelectorAll('data')) filled.textContent = `{${filled.value}}`
      return [...copy.children].map((paragraph) => paragraph.textContent).join(' ')
    })
    expect(shown).toBe(wordsOf(formOf(TRANSFER_CONFIRMATION, known)))
    const articles = await page.locator('main article').allInnerTexts()
    expect(articles).toHaveLength(language === 'en' ? 1 : 2)
    // No gap where a date would stand, and nothing in brackets in its place.
    for (const text of articles) expect(text).not.toMatch(/ {2}|\(|\bon that\b| ,/)
    await page.getByRole('main').locator('form button').last().click()
    await page.getByRole('dialog').getByRole('button').first().click()
    const hash = createHash('sha256').update(shown).digest('hex')
    await expect(page.getByRole('main')).toContainText(hash)
  })
}

test('preferences: saved, and found saved after a reload', async ({ page, sandbox, baseURL, form }) => {
  const brandingCalls = brandingCallsOf(page)
  const key = freshKey('spec-only')
  await page.goto(at(baseURL, `/consent/${key}`))
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Your data sharing preferences')).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(brandingCalls()).toEqual(byBrowser(form, ['', 'spec-only', '', 'spec-only']))
  expect(await sandbox.ledger(key)).toHaveLength(1)
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await expect(heading(page, 'How your data is shared')).toBeVisible()
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(heading(page, 'Data Use Information')).toBeVisible()
  await expect(page.locator('table tbody tr')).toHaveCount(25)
  await page.waitForLoadState('networkidle')
  expect(brandingCalls()).toEqual([])
})

test('a copy of the data: asked for, and downloaded when it is ready', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, `/request/${freshKey('spec-only')}`))
  await page.getByLabel('Email address').fill('jo.anders@anders-buchbinderei.example')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('mail')
  const download = page.waitForEvent('download')
  await page.goto(at(baseURL, '/request/spec-only-ready'))
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await expect(heading(page, 'Downloading your data')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Downloading your data')).toBeVisible()
})

test('the list of TLDs: found, searched and found again after a reload', async ({ page, baseURL, form }) => {
  const brandingCalls = brandingCallsOf(page)
  await page.goto(at(baseURL, '/tld-info/spec-only'))
  await expect(page.locator('table tbody tr')).toHaveCount(25)
  await page.waitForLoadState('networkidle')
  expect(brandingCalls()).toEqual(byBrowser(form, ['', 'spec-only']))
  await page.reload()
  await expect(page.locator('table tbody tr')).toHaveCount(25)
})

const TEST_PAGES = SCENARIOS.filter(({ flow, state }) => /^[a-z_]+-spec-only$/.test(state) && flow === 'test-pages')
for (const { state, title, link } of inTurn(TEST_PAGES, 0, 8)) {
  test(`test page ${state}: whole, with one brand`, async ({ page, baseURL }) => {
    const brandingCalls = brandingCallsOf(page)
    await page.goto(at(baseURL, link))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('form button').first(), title).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/date not known|undefined|null|NaN|\{\w+\}/)
    await page.waitForLoadState('networkidle')
    expect(brandingCalls()).toEqual(['spec-only'])
    await page.reload()
    await expect(page.getByRole('main').locator('form button').first()).toBeVisible()
  })
}

for (const { path, logo, realm } of [
  { path: `/transfer/in/${DOMAIN}/in-brand-pale`, logo: 'Zitrone', realm: 'pale-yellow' },
  { path: '/consent/brand-pale', logo: 'Zitrone', realm: 'pale-yellow' },
  { path: '/consent/brand-pale/data-sharing', logo: 'Zitrone', realm: 'pale-yellow' },
  { path: '/tld-info/pale-yellow', logo: 'Zitrone', realm: 'pale-yellow' },
]) {
  test(`${path}: shows the brand of the reseller that the item names, not the default brand of the host`, async ({
    page,
    baseURL,
    form,
  }) => {
    const brandingCalls = brandingCallsOf(page)
    await page.goto(at(baseURL, path))
    await expect(page.getByRole('banner').getByRole('img', { name: logo })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(brandingCalls()).toEqual(byBrowser(form, ['', realm]))
  })
}

test(
  'with the answers of Prism: from the link to the outcome, and back after a reload',
  long(OWN_SERVER),
  async ({ page }) => {
    const prism = await startProcess('scripts/mock.ts', { PORT: '0' })
    const server = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN: prism.origin })
    try {
      for (const asked of DECISION_PAGES) {
        const [answer] = asked.answers
        await page.goto(at(server.origin, linkTo(asked, `${asked.prefix}spec-only`)))
        await expect(heading(page, wordsOn(asked, asked.question.en))).toBeVisible()
        // It stores nothing: where data tells the answer, it tells that there is none.
        const isTold = asked.flow !== 'verification' && asked.flow !== 'data-quality'
        const outcome = isTold ? answer.done.en : 'Your answer was received'
        await decide(page, asked, answer, outcome)
        await page.reload()
        await expect(heading(page, wordsOn(asked, outcome))).toBeVisible()
      }
      await page.goto('about:blank')
    } finally {
      await server.stop()
      await prism.stop()
    }
  },
)
