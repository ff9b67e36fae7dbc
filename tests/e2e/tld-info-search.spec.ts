import { long, namedBy, notIn } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { box, callsOf, LINK, range, rows, search } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'

const SEARCHES = [
  ['COM', { tld: '.com' }],
  ['.com', { tld: '.com' }],
  ['com ', { tld: '.com' }],
  ['xn--p1ai', { tld: '.рф' }],
  ['.РФ', { tld: '.рф' }],
  ['Verisign', { registry_name: '*Verisign*' }],
  ['  GmbH & Co.', { registry_name: '*GmbH & Co.*' }],
  ['a*b', { registry_name: '*a*b*' }],
  ['*', { registry_name: '***' }],
  ['100%', { registry_name: '*100%*' }],
  ['"\'--', { registry_name: '*"\'--*' }],
  ['🚲', { registry_name: '*🚲*' }],
  ['\u202Eneb', { registry_name: '*\u202Eneb*' }],
  ['<script>', { registry_name: '*<script>*' }],
] as const

test('what is typed is searched for as a TLD, or in the names of providers', long(), async ({ page }) => {
  const calls = callsOf(page)
  for (const [index, [typed, filter]] of SEARCHES.entries()) {
    await test.step(JSON.stringify(typed), async () => {
      // What was found stays known until the document is left, and several of these name the same TLD.
      if (index === 0 || 'tld' in filter) {
        await page.goto(LINK)
        await expect(rows(page)).toHaveCount(25)
        await page.waitForLoadState('networkidle')
      }
      calls.length = 0
      await search(page, typed)
      await expect.poll(() => calls.length).toBeGreaterThan(0)
      const asked = { page: '1', page_size: '25', page_order_by: 'tld', ...filter }
      expect(Object.fromEntries(calls[0] ?? [])).toEqual(asked)
      expect(namedBy(page.url()).searchParams.get('q')).toBe(typed.trim())
      await expect(page.getByText('Loading the list')).toHaveCount(0)
      if ('tld' in filter) await expect(rows(page)).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'Show all TLDs' })).toBeVisible()
    })
  }
})

test('2,000 characters are searched for as far as a name can be long', async ({ page }) => {
  await page.goto(`${LINK}?q=${'x'.repeat(2000)}`)
  await expect(page.getByText('Found no data')).toBeVisible()
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

const UNREADABLE = [
  'page=0',
  'page=-1',
  'page=1e3',
  'page=%F0%9F%9A%B2',
  'page_size=1e9',
  'page_size=26',
  'page_order_by=price',
  'page_order_by=__proto__',
  'open=,,nobody',
  'tld=.',
]

test('a query that cannot be read falls back without an error', async ({ page }) => {
  for (const query of inTurn(UNREADABLE, 0, 3)) {
    await test.step(query, async () => {
      const calls = callsOf(page)
      await page.goto(`${LINK}?${query}`)
      await range(page, /^1 to 25 of/)
      await expect.poll(() => calls.map(String)).toEqual(['page=1&page_size=25&page_order_by=tld'])
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

/** A static host refuses it before any page sees it. */
const REFUSED = '%00'

for (const hash of inTurn(['nobody-knows-this', REFUSED, 'x'.repeat(1500), '%F0%9F%9A%B2', '%E2%80%AEneb'], 0, 3)) {
  const details = hash === REFUSED ? notIn(['static'], 'The host answers with 400 itself.') : {}
  test(`an unknown hash leads to an explanation: ${hash.slice(0, 20)}`, details, async ({ page, declaredFailures }) => {
    declaredFailures(/status of 4\d\d/)
    await page.goto(`/tld-info/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We could not find this list$/)
    await expect(page.getByRole('alert')).toBeVisible()
  })
}
