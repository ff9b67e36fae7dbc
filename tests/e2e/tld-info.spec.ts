import { readFile } from 'node:fs/promises'
import { collectListQueries, LINK, pager, expectStatus, rows, status } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/cookies.ts'
import { untilShown, watchArrival } from '#tests/support/open-view.ts'

test('shows the list after one request, and prefetches the next page when the pointer reaches the list', async ({
  page,
  mode,
}) => {
  const calls = collectListQueries(page)
  const firstCall = ['page=1&page_size=25&page_order_by=tld']
  const hashRequests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && hashRequests.push(request.postData() ?? ''))
  await watchArrival(page)
  await page.goto(LINK)
  await expect(page).toHaveTitle(/^Data Use Information/)
  await expect(page.getByRole('columnheader')).toHaveText([
    'TLD',
    'Provider',
    'Synchronous',
    'Data required by contract',
    'Data used only with consent',
    'Data passes through',
    'Real data passed to the registry for',
  ])
  await expect(page.getByText(/^A service of .+/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'How personal data is handled for each TLD' })).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expectStatus(page, /^1 to 25 of 1,\d{3} TLDs$/)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => calls.map(String)).toEqual(firstCall)
  // The server resolves the hash for documents that it renders.
  expect(hashRequests).toEqual(mode === 'server' ? [] : ['hash=nordlicht-opensrs'])
  await untilShown(page)
  await rows(page).first().hover()
  await expect.poll(() => calls.map(String)).toEqual([...firstCall, 'page=2&page_size=25&page_order_by=tld'])
})

test('keeps page, order and size in the URL, for reload and Back', async ({ page }) => {
  const calls = collectListQueries(page)
  await page.goto(`${LINK}?page=3&page_size=10&page_order_by=-registry_name`)
  await expectStatus(page, /^21 to 30 of/)
  await expect.poll(() => calls.map(String)).toEqual(['page=3&page_size=10&page_order_by=-registry_name'])
  const header = page.getByRole('columnheader', { name: 'Provider' })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  const initialRows = await rows(page).allInnerTexts()

  await header.getByRole('button').click()
  await expect(page).toHaveURL(/\?page_size=10&page_order_by=registry_name$/)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expectStatus(page, /^1 to 10 of/)
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expectStatus(page, /^11 to 20 of/)
  await page.getByLabel('Page (1 to').fill('100')
  await page.getByRole('button', { name: 'Go to page' }).click()
  await expectStatus(page, /^991 to 1,000 of/)
  const lastRows = await rows(page).allInnerTexts()
  await page.reload()
  await expectStatus(page, /^991 to 1,000 of/)
  expect(await rows(page).allInnerTexts()).toEqual(lastRows)
  await page.getByLabel('TLDs per page').selectOption('50')
  await expectStatus(page, /^951 to 1,000 of/)
  await expect(page).toHaveURL(/page=20&page_size=50/)

  for (let step = 0; step < 4; step++) await page.goBack()
  await expectStatus(page, /^21 to 30 of/)
  expect(await rows(page).allInnerTexts()).toEqual(initialRows)
})

test('shows the last page for a page beyond the end, and no pager for a short list', async ({ page }) => {
  await page.goto(`${LINK}?page_size=100&page=9999`)
  await expectStatus(page, /^1,401 to (1,\d{3}) of \1 TLDs$/)
  await expect(page).toHaveURL(/page=15/)
  await expect(pager(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`${LINK}?q=Verisign`)
  await expectStatus(page, /^1 to (\d+) of \1 TLDs$/)
  await expect(page.getByLabel('TLDs per page')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('shows a prefetched page immediately, and keeps rows while another page loads', async ({ page, sandbox }) => {
  const header = await markCalls(page)
  // Start listening early: the pointer may already be over the table.
  const prefetchPromise = page.waitForResponse(/[?&]page=2&/)
  await watchArrival(page)
  await page.goto(LINK)
  await untilShown(page)
  await expectStatus(page, /^1 to 25/)
  await rows(page).first().hover()
  await (await prefetchPromise).finished()
  await sandbox.fault({
    path: '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs',
    header,
    kind: 'delay-2s',
    times: 2,
  })
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expect(status(page)).toHaveText(/^26 to 50/, { timeout: 800 })
  await page.getByLabel('Page (1 to').fill('40')
  await page.getByRole('button', { name: 'Go to page' }).click()
  await expectStatus(page, 'Loading the list')
  await expect(rows(page)).toHaveCount(25)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Data Use Information' })).toBeVisible()
  await expectStatus(page, /^976 to 1,000/)
})

test('opens and closes the details of a TLD, and records open details in the URL', async ({ page }) => {
  await page.goto(`${LINK}?q=berlin`)
  const moreButton = page.getByRole('button', { name: 'Learn more about .berlin' })
  await expect(moreButton).toHaveText('Learn more')
  await moreButton.click()
  const hideButton = page.getByRole('button', { name: 'Hide info about .berlin' })
  await expect(hideButton).toHaveText('Hide info')
  await expect(hideButton).toHaveAttribute('aria-expanded', 'true')
  const information = page.locator(`[id="${await hideButton.getAttribute('aria-controls')}"]`)
  await expect(information).toBeVisible()
  await expect(page).toHaveURL(/\?q=berlin&open=berlin$/)
  await expect(hideButton).toBeFocused()
  await page.reload()
  await expect(information).toBeVisible()
  await page.getByRole('link', { name: 'Show all TLDs' }).click()
  await expectStatus(page, /^1 to 25/)
  await expect(page).toHaveURL(new RegExp(`${LINK}$`))
  await page.goBack()
  await expect(information).toBeVisible()
  await hideButton.click()
  await expect(page).toHaveURL(/\?q=berlin$/)
  await expect(moreButton).toHaveAttribute('aria-expanded', 'false')
})

test('scrolls to the TLD that the fragment names', async ({ page }) => {
  await page.goto(`${LINK}?q=xn--p1ai`)
  await expect(page.locator('#tld-xn--p1ai')).toContainText('.рф')
  await page.goto(`${LINK}?page_size=100#tld-amsterdam`)
  await expect(page.locator('#tld-amsterdam')).toBeInViewport()
})

test('saves the full list as CSV', async ({ page }) => {
  await page.goto(LINK)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save list as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tld-data-use.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  const total = /of ([\d,]+)/.exec((await status(page).textContent()) ?? '')?.[1]?.replace(',', '')
  expect(lines).toHaveLength(Number(total) + 2)
  expect(lines[0]).toMatch(/^\uFEFFTLD,Provider,Synchronous,/)
})

test('shows the progress of saving on every page of the list, until it is canceled', async ({ page }) => {
  await page.goto('/tld-info/list-slow')
  await expectStatus(page, /^1 to 25/)
  await page.getByRole('button', { name: 'Save list as CSV' }).click()
  const progress = page.getByRole('progressbar', { name: 'Preparing the file' })
  await expect(progress).toBeVisible()
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expectStatus(page, /^26 to 50/)
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Canceled. No file was saved.')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('Canceled. No file was saved.')
  await expect(page.getByRole('alert')).toContainText('Request aborted')
})
