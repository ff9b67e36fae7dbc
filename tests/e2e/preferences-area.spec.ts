import { readFile } from 'node:fs/promises'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/cookies.ts'

const PENDING = 'pending-required-and-optional'
const SUCCESS = /^Your preferences were saved/

test('lists the effects before saving, and saves a receipt without the key', async ({ page, sandbox }) => {
  const key = freshKey(PENDING)
  await page.goto(`/consent/${key}`)
  const requiredGroup = page.getByRole('group', { name: /^\.fr/ })
  const storage = requiredGroup.getByText('Canada, the United States, and the European Union')
  await expect(storage).toHaveCount(0)
  await requiredGroup.getByText('Details .fr').click()
  await expect(requiredGroup.getByText('Domains that need your approval: .fr')).toBeVisible()
  await expect(storage).toBeVisible()
  await expect(requiredGroup.getByText(/before May 25, 2018/)).toBeVisible()
  await expect(requiredGroup.getByText(/plus up to ten years/)).toBeVisible()
  const effects = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What will happen when you save' }) })
  await expect(effects).toContainText(
    /Orders will be put on hold, and the registry may cancel them\. This affects: \.fr \(AFNIC\)\s· \.it/,
  )
  await expect(effects).toContainText(/Placeholder data will be sent .*\.berlin \(dotBERLIN/)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await expect(effects).not.toContainText('on hold')
  await expect(effects).toContainText(/Your real data will be shared .*\.berlin .*\.fr/)
  await expect(effects).toContainText('can be published in the public directory (RDAP, formerly Whois)')
  await expect(page.locator('main')).not.toContainText('whois_publicity')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText(/\.berlin/)
  await expect(receipt).toContainText(/UTC/)
  await expect(receipt).toContainText(/SHA-256 [\da-f]{64}/)
  const download = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Save as a file (JSON)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('data-sharing-preferences.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).not.toContain(key)
  const { decided, reference, text: wording } = JSON.parse(text)
  expect(decided).toContainEqual({ label: '.fr', value: expect.stringMatching(/^Allowed: First Name/) })
  // The contract requires all data for .hamburg except the phone number.
  expect(decided).toContainEqual({ label: '.hamburg', value: 'Declined: Phone Number' })
  expect(reference).toMatch(/^[\da-f-]{36}$/)
  expect(wording).toMatchObject({ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), language: 'en' })
  expect(await sandbox.ledger(key)).toMatchObject([
    { text_version: `preferences ${wording.version}; sha256=${wording.sha256}`, text_language: 'en' },
  ])
})

test('shows the outcome in heading and title, then its effects and a short receipt', async ({ page }) => {
  await page.goto(`/consent/${freshKey(PENDING)}`)
  await page.getByRole('group', { name: /^\.it/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Data sharing"
      - status:
        - heading "Your preferences were saved" [level=1]
        - paragraph: /You can change your choices later/
      - heading "What happens now" [level=2]
      - list:
        - listitem: /real data is shared .*[.]it/
        - listitem: /Placeholder data is sent/
        - listitem: "Pending orders are put on hold, and the registry may cancel them. This affects: .fr (AFNIC)"
        - listitem: /is not published/
      - region "Your receipt":
        - heading "Your receipt" [level=2]
        - term: Allowed
        - definition: .it · .shop, .tokyo · .swiss
        - term: Declined
        - definition: /^[.]amsterdam .* [.]fr · /
        - group: Data for each choice
      - button "Saved"
  `)
  await expect(page).toHaveTitle(/^Your preferences were saved – /)
  await page.getByText('Data for each choice').click()
  await expect(page.getByText('Allowed: First Name, Last Name, Country Code, Email Address, Tax')).toBeVisible()
  await page.getByRole('group', { name: /^\.fr/ }).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
})

test('asks before discarding unsaved changes, then clears the error of a rejected save', async ({
  page,
  allowFailures,
}) => {
  allowFailures(FAILED_CALL)
  await page.goto(`/consent/${freshKey('save-422')}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByRole('group', { name: /^\.berlin/ }).getByRole('checkbox')).toBeChecked()
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How your data is shared' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Preferences', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeFocused()
})

test('shows what another tab saved before overwriting it', async ({ page, context, sandbox }) => {
  const key = freshKey(PENDING)
  await page.goto(`/consent/${key}`)
  await page.getByRole('group', { name: /^\.fr/ }).getByRole('checkbox').check()
  await page.getByRole('group', { name: /^\.it/ }).getByRole('checkbox').check()

  const otherTab = await context.newPage()
  await otherTab.goto(`/consent/${key}`)
  await otherTab.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await otherTab.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(otherTab.getByText(SUCCESS)).toBeVisible()
  await otherTab.close()

  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed since you opened this page' })
  await expect(dialog).toContainText('.berlin: allowed')
  expect(await sandbox.ledger(key)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: /^\.it/ }).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(2)
})

test('requests the URL of the TLD list on hover, and reports a failure only after a click', async ({
  page,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/status of 500/)
  const postBodies: string[] = []
  page.on('request', (request) => request.method() === 'POST' && postBodies.push(request.postData() ?? ''))
  await page.goto(`/consent/${freshKey(PENDING)}`)
  const tab = page.getByRole('link', { name: 'TLD details' })
  await expect(tab).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(postBodies).toEqual([])
  const header = await markCalls(page)
  await sandbox.fault({ method: 'POST', path: '/tld-info/gethash/', header, kind: 'status-500', times: 6 })
  const nextFailure = () =>
    page.waitForResponse((response) => response.url().endsWith('/tld-info/gethash/') && response.status() === 500)
  const [thirdFailure] = await Promise.all([nextFailure().then(nextFailure).then(nextFailure), tab.hover()])
  await thirdFailure.finished()
  expect(postBodies[0]).toBe('reseller=nordlicht&system_name=opensrs&show_header=1')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await tab.click()
  await expect(page.getByRole('alert')).toContainText('The sandbox was asked to fail.')

  // Without a system name, the page has no link to the list.
  await page.goto(`/consent/${freshKey('nulls-and-gaps')}`)
  await expect(page.getByRole('link', { name: 'Data Sharing' })).toBeVisible()
  await expect(tab).toHaveCount(0)
})
