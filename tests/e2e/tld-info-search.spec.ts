import { searchBox, collectListQueries, LINK, expectStatus, rows } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'

test('searches registries for text that is also a TLD', async ({ page }) => {
  await page.goto(`${LINK}?q=co`)
  await expect(rows(page)).toHaveCount(1)
  const calls = collectListQueries(page)
  const link = page.getByRole('link', { name: 'Search registries for “co” instead' })
  await expect(link).toHaveAttribute('href', /registry_name=co/)
  await link.click()
  await expectStatus(page, /^1 to 25 of \d+ TLDs$/)
  expect(calls[0]?.get('registry_name')).toBe('*co*')
  expect(calls[0]?.get('tld')).toBeNull()
  await expect(page).toHaveURL(/\?registry_name=co$/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('co')
  await page.getByRole('link', { name: 'Show all TLDs' }).click()
  await expect(page).toHaveURL(new RegExp(`${LINK}$`))
})

test('suggests up to 20 names, after one request at the first character', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/tld_list/') && requests.push(request.url()))
  await page.goto(LINK)
  await expectStatus(page, /^1 to 25/)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await searchBox(page).fill('Co')
  const suggestions = page.locator('datalist option')
  await expect(suggestions.first()).toHaveAttribute('value', '.co')
  expect(await suggestions.count()).toBeLessThanOrEqual(20)
  await searchBox(page).fill('berl')
  await expect(suggestions).toHaveCount(1)
  await searchBox(page).fill('xn--p1ai')
  await expect(suggestions).toHaveText(['xn--p1ai'])
  await expect(suggestions).toHaveAttribute('value', '.рф')
  expect(requests).toHaveLength(1)
})
