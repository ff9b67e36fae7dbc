import { createHash } from 'node:crypto'
import { TRANSFER_CONFIRMATION, wordsOf } from '#decision/mandated-texts.ts'
import { OWN_SERVER } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

const DOMAIN = 'anders-buchbinderei.berlin'
const QUESTION = { level: 1, name: `Transfer ${DOMAIN} to Harbourline Domains Ltd.?` } as const
const link = (key: string) => `/transfer/away/${DOMAIN}/${key}`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('the receipt contains the hash of the prescribed text', async ({ page }) => {
  await page.goto(link(freshKey('away-open')))
  await page.getByRole('button', { name: 'Accept transfer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept transfer' }).click()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(sha256(wordsOf(TRANSFER_CONFIRMATION)))
})

for (const language of ['en', 'de']) {
  test(`the prescribed text is shown word for word in English, in ${language}`, async ({ page }) => {
    await rememberLanguage(page, language)
    await page.goto(link(freshKey('away-open')))
    const original = page.locator('article[lang=en]')
    await expect(original).toBeVisible()
    const shown = await original.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const filled of copy.querySelectorAll('data')) filled.textContent = `{${filled.value}}`
      return [...copy.children].map((paragraph) => paragraph.textContent).join(' ')
    })
    expect(sha256(shown.replaceAll(/\s+/g, ' ').trim())).toBe(sha256(wordsOf(TRANSFER_CONFIRMATION)))
    await expect(page.locator('article[lang=de]')).toHaveCount(language === 'de' ? 1 : 0)
  })
}

test('what the transfer means names the agreement that applies until then, and links to it', async ({ page }) => {
  await page.goto(link(freshKey('away-open')))
  await expect(page.getByRole('group', { name: 'Accept transfer' }).getByRole('link')).toHaveCount(0)
  await page.getByText('What the transfer means').click()
  await expect(page.getByRole('link', { name: 'registration agreement with Meridian Registrar Inc.' })).toBeVisible()
})

test('an older link that says too little asks for the rest', async ({ page }) => {
  await page.goto(`/transfer?domain=${DOMAIN}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Find your transfer' })).toBeVisible()
  await expect(page.getByLabel('Domain', { exact: true })).toHaveValue(DOMAIN)
  await page.getByRole('button', { name: 'Show transfer' }).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  await page.getByLabel('Transfer key').fill('away-open')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', QUESTION)).toBeVisible()
})

test('whoever leaves before the answer comes sees no trace of it elsewhere, and the link tells it later', async ({
  page,
  sandbox,
}) => {
  const key = freshKey('away-save-slow')
  await page.goto(`/transfer?domain=${DOMAIN}`)
  await page.getByLabel('Transfer key').fill(key)
  await page.getByRole('button', { name: 'Show transfer' }).click()
  await page.getByRole('button', { name: 'Decline transfer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline transfer' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sending')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Find your transfer' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await answered
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goForward()
  await expect(
    page.getByRole('heading', { level: 1, name: `${DOMAIN} will stay with its current registrar` }),
  ).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

for (const navigation of inTurn(['history', 'hash'] as const, 0, 2)) {
  test(`older links and away=1 arrive with path and query kept: ${navigation}`, OWN_SERVER, async ({ page }) => {
    const server = await startProcess('scripts/serve.ts', { PORT: '0', NAVIGATION: navigation })
    const base = navigation === 'hash' ? `${server.origin}/#` : server.origin
    const query = (name: string) => `domain=${DOMAIN}&${name}=away-open`
    try {
      for (const [from, to] of [
        [`/?away=1&${query('key')}`, `/transfer?away=1&${query('key')}`],
        [`/home?${query('key')}&away=1`, `/transfer/home?${query('key')}&away=1`],
        [`/anything/away=1?${query('id')}`, `/transfer/anything/away=1?${query('id')}`],
        [`/%E0%A4%A?away=1&${query('key')}`, `/transfer/%25E0%25A4%25A?away=1&${query('key')}`],
        [`//evil.example/away=1?${query('rid')}`, undefined],
        [`/transfer_away?${query('unique_id')}`, `/transfer_away?${query('unique_id')}`],
      ] as const) {
        await page.goto('about:blank')
        await page.goto(`${base}${from}`)
        await expect(page.getByRole('heading', QUESTION)).toBeVisible()
        expect(new URL(page.url()).origin).toBe(server.origin)
        if (to) await expect(page).toHaveURL(`${base}${to}`)
      }
      await page.goto('about:blank')
    } finally {
      await server.stop()
    }
  })
}

testStates('transfer-away', ['Transfer ', 'übertragen?'], 'main form button', [
  ['will be transferred to Harbourline', 'wird zu Harbourline Domains Ltd. übertragen', ['away-approved']],
  [
    'will stay with its current registrar',
    'bleibt beim bisherigen Registrar',
    ['away-declined', 'away-declined-undated'],
  ],
  ['It is too late to', 'kann nicht mehr gestoppt werden', ['away-expired-by-date']],
])
