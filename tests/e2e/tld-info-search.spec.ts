import { box, callsOf, LINK, range, rows, search } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'

test('2,000 characters are cut to the longest name', async ({ page }) => {
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  await page.waitForLoadState('networkidle')
  const calls = callsOf(page)
  await search(page, '🚲'.repeat(1000))
  await expect(page.getByText('Found no data')).toBeVisible()
  expect(calls[0]?.get('registry_name')?.length).toBeLessThanOrEqual(402)
})

test('a text that is a TLD can be searched among providers instead', async ({ page }) => {
  await page.goto(`${LINK}?q=co`)
  await expect(rows(page)).toHaveCount(1)
  const calls = callsOf(page)
  const other = page.getByRole('link', { name: 'Search providers for “co” instead' })
  await expect(other).toHaveAttribute('href', /registry_name=co/)
  await other.click()
  await range(page, /^1 to 25 of \d+ TLDs$/)
  expect(calls[0]?.get('registry_name')).toBe('*co*')
  expect(calls[0]?.get('tld')).toBeNull()
  await expect(page).toHaveURL(/\?registry_name=co$/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('co')
  await page.getByRole('link', { name: 'Show all TLDs' }).click()
  await expect(page).toHaveURL(new RegExp(`${LINK}$`))
})

test('offers at most twenty names, those that begin with the text first, and asks for them when needed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/tld_list/') && asked.push(request.url()))
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await box(page).fill('Co')
  const offers = page.locator('datalist option')
  await expect(offers.first()).toHaveAttribute('value', '.co')
  expect(await offers.count()).toBeLessThanOrEqual(20)
  await box(page).fill('berl')
  await expect(offers).toHaveCount(1)
  await box(page).fill('xn--p1ai')
  await expect(offers).toHaveText(['xn--p1ai'])
  await expect(offers).toHaveAttribute('value', '.рф')
  expect(asked).toHaveLength(1)
})

test('an unreadable query falls back without an error', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto(`${LINK}?page=0&page_size=1e9&page_order_by=__proto__&open=,,nobody&tld=.`)
  await range(page, /^1 to 25 of/)
  await expect.poll(() => calls.map(String)).toEqual(['page=1&page_size=25&page_order_by=tld'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
