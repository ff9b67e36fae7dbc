import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/tld-info.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const REAL = 1474
const FIRST: api.TldSearch = { page: 1, pageSize: 25, orderBy: 'tld' }

describe('a page', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  async function namesFor(search: Partial<api.TldSearch>, systemName = 'opensrs') {
    const { _meta, tlds } = await page.ask(api.listTlds(systemName, { ...FIRST, ...search }))
    return { count: _meta.pagination.total_count, tlds: tlds.map(({ tld }) => tld) }
  }

  test('gets from a hash to the list', async () => {
    const { hash } = await page.ask(api.getTldInfoHash({ realm: 'Ünited & Co', systemName: 'OpenSRS' }))
    const owner = await page.ask(api.unhashTldInfo(hash))
    expect(owner).toEqual({ reseller: 'Ünited & Co', system_name: 'opensrs', hrs: false, show_header: '1' })
    expect((await namesFor({}, owner.system_name ?? '')).count).toBe(REAL)
  })

  test.each(['nobody-knows-this', 'bm9yZGxpY2h0', 'x'.repeat(150)])('hears that %s is no hash', async (hash) => {
    await expect(page.ask(api.unhashTldInfo(hash))).rejects.toMatchObject({ kind: 'unknown-key' })
  })

  test('sees each TLD once, on all pages together', async () => {
    const seen: string[] = []
    for (let number = 1; number <= 15; number += 1) {
      const { tlds } = await namesFor({ page: number, pageSize: 100 })
      expect(tlds).toHaveLength(number < 15 ? 100 : REAL % 100)
      seen.push(...tlds)
    }
    expect(new Set(seen).size).toBe(REAL)
    expect(seen).toEqual(seen.toSorted())
    const { tlds: names } = await page.ask(api.listTldNames('opensrs'))
    expect(names).toEqual(seen)
  })

  test('sees no rows beyond the last page, and how many there are', async () => {
    expect(await namesFor({ page: 9999 })).toEqual({ count: REAL, tlds: [] })
  })

  test.each(['COM', '.com', 'com ', '.CoM'])('finds .com by "%s"', async (tld) => {
    expect(await namesFor({ tld })).toEqual({ count: 1, tlds: ['.com'] })
  })

  test.each(['москва', '.МОСКВА', 'xn--80adxhks'])('finds .москва by "%s"', async (tld) => {
    expect((await namesFor({ tld })).tlds).toEqual(['.москва'])
  })

  test.each([
    ['Verisign', 15],
    ['VERISIGN, inc', 1],
    ['Verisign*services', 3],
    ['*', REAL],
    ['(CERN")', 0],
    ['("CERN")', 1],
    ['%', 0],
    ['.*', 425],
    ["'; drop table", 0],
    ['💥', 0],
  ])('finds by a part of the provider "%s" %i TLDs', async (registry, count) => {
    expect((await namesFor({ registry })).count).toBe(count)
  })

  test('takes a pattern of 900 wildcards for what it is', async () => {
    expect((await namesFor({ registry: `${'a*'.repeat(900)}!` })).count).toBe(0)
  })

  test.each(['tld', 'registry_name', 'synchronous', 'contract_fields', 'consent_fields', 'passes_through'] as const)(
    'sees the list by %s in both directions',
    async (column) => {
      const up = await page.ask(api.listTlds('opensrs', { ...FIRST, pageSize: 100, orderBy: column }))
      const down = await page.ask(api.listTlds('opensrs', { ...FIRST, page: 15, pageSize: 100, orderBy: `-${column}` }))
      expect(down.tlds.toReversed()).toEqual(up.tlds.slice(0, REAL % 100))
    },
  )

  test('orders what it has filtered', async () => {
    const { tlds } = await namesFor({ registry: 'nominet', orderBy: '-tld' })
    expect(tlds).toEqual(['.wales', '.uk', '.cymru'])
  })

  test('of a back office that is not there is not found', async () => {
    await expect(page.ask(api.listTlds('nobody', FIRST))).rejects.toMatchObject({ kind: 'unknown-key' })
    await expect(page.ask(api.listTldNames('nobody'))).rejects.toMatchObject({ kind: 'unknown-key' })
  })

  test.each([
    ['list-not-found', 'unknown-key'],
    ['list-400', 'invalid'],
    ['list-fails-500', 'unavailable'],
    ['list-empty-502', 'unavailable'],
    ['list-html', 'unreadable'],
    ['list-dropped', 'network'],
  ])('gets from the hash %s to a list that fails as %s, copies included', async (hash, kind) => {
    for (const copy of [hash, `${hash}~1`]) {
      const { system_name: systemName } = await page.ask(api.unhashTldInfo(copy))
      await expect(page.ask(api.listTlds(systemName ?? '', FIRST))).rejects.toMatchObject({ kind })
    }
  })

  test('gets the list when only the suggestions fail', async () => {
    const { system_name: systemName = '' } = await page.ask(api.unhashTldInfo('names-fail'))
    expect((await namesFor({}, systemName ?? '')).count).toBe(REAL)
    await expect(page.ask(api.listTldNames(systemName ?? ''))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
})

describe('SANDBOX_TLDS', () => {
  async function rowsWith(tlds: number, seed: number, search: Partial<api.TldSearch> = {}) {
    await using server = await startSandbox({}, { tlds, seed })
    const page = pageOf(server.origin)
    const started = performance.now()
    const answer = await page.ask(api.listTlds('opensrs', { ...FIRST, ...search }))
    expect(server.reports).toEqual([])
    return { ...answer, ms: performance.now() - started }
  }

  test.each([0, 1, 50, 1400, 3000])('makes the list %i long', async (count) => {
    const { _meta: meta } = await rowsWith(count, 1)
    expect(meta.pagination.total_count).toBe(count)
  })

  test('makes the same names from the same seed, and others from another', async () => {
    const middle: Partial<api.TldSearch> = { page: 15, pageSize: 100 }
    const one = await rowsWith(3000, 7, middle)
    expect((await rowsWith(3000, 7, middle)).tlds).toEqual(one.tlds)
    expect((await rowsWith(3000, 8, middle)).tlds).not.toEqual(one.tlds)
  })

  test('leaves what is said of the real ones as it is', async () => {
    const one = await rowsWith(100_000, 7, { registry: 'nominet' })
    expect((await rowsWith(1475, 8, { registry: 'nominet' })).tlds).toEqual(one.tlds)
  })
})
