import { describe, expect, test } from 'vitest'
import * as api from '#api/tld-info.ts'
import { apiOf, useSandbox } from './support/api.ts'
import { startSandbox } from './support/servers.ts'

const REAL_TLD_COUNT = 1474
const FIRST_PAGE: api.TldSearch = { page: 1, pageSize: 25, orderBy: 'tld' }

const sandbox = useSandbox()

async function search(overrides: Partial<api.TldSearch>, systemName = 'opensrs') {
  const { _meta, tlds } = await sandbox.api.read(api.listTlds(systemName, { ...FIRST_PAGE, ...overrides }))
  return { count: _meta.pagination.total_count, tlds: tlds.map(({ tld }) => tld) }
}
const unhash = async (hash: string) => (await sandbox.api.read(api.unhashTldInfo(hash))).system_name ?? ''

test("returns a hash that leads to the reseller's list", async () => {
  const { hash } = await sandbox.api.read(api.getTldInfoHash({ realm: 'Ünited & Co', systemName: 'OpenSRS' }))
  const unhashed = await sandbox.api.read(api.unhashTldInfo(hash))
  expect(unhashed).toEqual({ reseller: 'Ünited & Co', system_name: 'opensrs', hrs: false, show_header: '1' })
  expect((await search({}, unhashed.system_name ?? '')).count).toBe(REAL_TLD_COUNT)
})

test.each(['unknown', 'bm9yZGxpY2h0', 'x'.repeat(150)])('does not find the hash %s', async (hash) => {
  await expect(unhash(hash)).rejects.toMatchObject({ kind: 'unknown-key' })
})

test('lists each TLD once across all pages', async () => {
  const seen: string[] = []
  for (let page = 1; page <= 15; page += 1) {
    const { tlds } = await search({ page, pageSize: 100 })
    expect(tlds).toHaveLength(page < 15 ? 100 : REAL_TLD_COUNT % 100)
    seen.push(...tlds)
  }
  expect(new Set(seen).size).toBe(REAL_TLD_COUNT)
  expect(seen).toEqual(seen.toSorted())
  expect((await sandbox.api.read(api.listTldNames('opensrs'))).tlds).toEqual(seen)
  expect(await search({ page: 9999 })).toEqual({ count: REAL_TLD_COUNT, tlds: [] })
})

test.each([
  ['COM', '.com'],
  ['.CoM ', '.com'],
  ['.МОСКВА', '.москва'],
  ['xn--80adxhks', '.москва'],
])('a search for "%s" finds %s', async (tld, expected) => {
  expect(await search({ tld })).toEqual({ count: 1, tlds: [expected] })
})

test.each([
  ['VERISIGN, inc', 1],
  ['Verisign*services', 3],
  ['*', REAL_TLD_COUNT],
  ['(CERN")', 0],
  ['.*', 425],
  [`${'a*'.repeat(900)}!`, 0],
])('a search for the provider "%s" finds %i', async (registry, count) => {
  expect((await search({ registry })).count).toBe(count)
})

test.each(['tld', 'registry_name', 'synchronous', 'contract_fields', 'consent_fields', 'passes_through'] as const)(
  'sorts by %s in both directions',
  async (column) => {
    const ascending = await search({ pageSize: 100, orderBy: column })
    const descending = await search({ page: 15, pageSize: 100, orderBy: `-${column}` })
    expect(descending.tlds.toReversed()).toEqual(ascending.tlds.slice(0, REAL_TLD_COUNT % 100))
  },
)

test('sorts after filtering', async () => {
  expect((await search({ registry: 'nominet', orderBy: '-tld' })).tlds).toEqual(['.wales', '.uk', '.cymru'])
})

test('rejects an unknown system name', async () => {
  await expect(search({}, 'nobody')).rejects.toMatchObject({ kind: 'unknown-key' })
  await expect(sandbox.api.read(api.listTldNames('nobody'))).rejects.toMatchObject({ kind: 'unknown-key' })
})

test.each([
  ['list-not-found', 'unknown-key'],
  ['list-400', 'invalid'],
  ['list-html', 'unreadable'],
  ['list-dropped', 'network'],
])('the list for the hash %s, and for its copy (~1), fails with the error %s', async (hash, kind) => {
  for (const copy of [hash, `${hash}~1`]) {
    await expect(search({}, await unhash(copy))).rejects.toMatchObject({ kind })
  }
})

test('serves the list when only the suggestions fail', async () => {
  const systemName = await unhash('names-fail')
  expect((await search({}, systemName)).count).toBe(REAL_TLD_COUNT)
  await expect(sandbox.api.read(api.listTldNames(systemName))).rejects.toMatchObject({ kind: 'unavailable' })
})

describe('SANDBOX_TLDS', () => {
  async function listWith(tlds: number, seed: number, overrides: Partial<api.TldSearch> = {}) {
    await using server = await startSandbox({}, { tlds, seed })
    return await apiOf(server.origin).read(api.listTlds('opensrs', { ...FIRST_PAGE, ...overrides }))
  }

  test.each([0, 1400, 3000])('sets the length of the list to %i', async (count) => {
    const { _meta: meta } = await listWith(count, 1)
    expect(meta.pagination.total_count).toBe(count)
  })

  test('generates the same names from the same seed, in addition to the real names', async () => {
    const middle = { page: 15, pageSize: 100 } as const
    const { tlds } = await listWith(3000, 7, middle)
    expect((await listWith(3000, 7, middle)).tlds).toEqual(tlds)
    expect((await listWith(3000, 8, middle)).tlds).not.toEqual(tlds)
    const real = await listWith(100_000, 7, { registry: 'nominet' })
    expect((await listWith(REAL_TLD_COUNT + 1, 8, { registry: 'nominet' })).tlds).toEqual(real.tlds)
  })
})
