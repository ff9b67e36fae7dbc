import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { readKeys } from '#scripts/conformance/keys.ts'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { BACKENDS, linesOf, passedOn, runAgainst, serve, write } from './support.ts'

// Services that are no sandbox, and right or wrong in ways of their own.

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

/** The value with a property more in each of its objects. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, item]) => [name, withMore(item)])
  return { ...Object.fromEntries(own), added_by_us: 'x' }
}

describe('a lenient service that adds a property to everything', () => {
  // Lists, maps, alternatives, compositions and nothing at all.
  const ids = [
    'getAppConfig',
    'getBranding',
    'getConsent',
    'saveConsent',
    'getTrademarkNotice',
    'listTlds',
    'approveListing',
  ]
  const answer = (): ReturnType<typeof serve> =>
    serve(async (incoming, outgoing) => {
      const right = await passedOn(sandbox.origin, incoming)
      const isJson = right.headers['content-type'] === 'application/json'
      const body = isJson ? Buffer.from(JSON.stringify(withMore(JSON.parse(right.body.toString())))) : right.body
      write(outgoing, { ...right, body })
    })

  test('conforms, and what was tolerated is one line', async () => {
    await using lenient = await answer()
    const { verdict, report } = await runAgainst(lenient.origin, { allowWrites: true, ids })
    expect(linesOf(verdict)).toEqual([])
    expect(report.split('\n').slice(2)).toEqual([
      'Tolerated: 1 property that no contract describes (added_by_us); --strict counts them.',
    ])
  })

  test('deviates when asked strictly, by one cause', async () => {
    await using lenient = await answer()
    const { verdict, report } = await runAgainst(lenient.origin, { strict: true, ids })
    expect(verdict.causes).toHaveLength(1)
    expect(verdict.causes[0]).toMatchObject({ field: 'extra property', rule: 'added_by_us', severity: 'contract' })
    expect(verdict.causes[0]?.outcomes.length).toBeGreaterThan(100)
    expect(report.split('\n').length).toBeLessThan(10)
  })
})

describe('a service with one key for everything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  /** Which state the only key leads to, by the beginning of the path. */
  const STATES: Record<string, [entry: string, state: string]> = {
    '/consent/api/no-auth/identity_service': [
      'preferences/pending-required-and-optional',
      'pending-required-and-optional',
    ],
    '/consent/api/no-auth/hermes': ['data-copy/nothing-requested', 'nothing-requested'],
    '/trade/api/no-auth/icann_trade/registrant/new': ['trade/new-open', 'new-open'],
    '/trade/api/no-auth/transfer_in': ['transfer-in/in-open', 'in-open'],
    '/trade/api/no-auth/transfer_away': ['transfer-away/away-open', 'away-open'],
    '/dls/': ['listing/open', 'open'],
  }

  test('is tried in each of them, and told where a second key is needed', async () => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(Object.values(STATES).map(([entry]) => [entry, 'ONLYKEY']))))
    await using service = await serve(async (incoming, outgoing) => {
      const [, state = ''] = Object.entries(STATES).find(([path]) => incoming.url?.startsWith(path))?.[1] ?? []
      write(outgoing, await passedOn(sandbox.origin, incoming, (text) => text.replaceAll('ONLYKEY', `${state}~one`)))
    })
    const keys = readKeys(file, SCENARIOS, BACKENDS)
    const { verdict, outcomes, report } = await runAgainst(service.origin, { keys, allowWrites: true })
    expect(linesOf(verdict)).toEqual([])
    const decided = outcomes.filter(
      ({ group, operation, notTried }) => group === 'example' && !operation.safe && !notTried,
    )
    expect(decided.map(({ operation }) => operation.id)).toEqual(
      expect.arrayContaining([
        'saveConsent',
        'requestReport',
        'approveListing',
        'approveNewTrade',
        'approveTransferIn',
        'approveTransferAway',
      ]),
    )
    expect(report).toMatch(
      /Not tried: \d decisions whose key another one uses up\. Add keys for "listing\/open@declineListing", /,
    )
    expect(report).not.toContain('ONLYKEY')
  })
})

describe('a service that takes wrong requests', () => {
  test('deviates by one cause for all of them, told with what to do', async () => {
    await using lax = await serve(async (incoming, outgoing) => {
      const right = await passedOn(sandbox.origin, incoming)
      const { 'x-contract-violation': violation, ...headers } = right.headers
      write(outgoing, violation === undefined ? right : { status: 200, headers, body: Buffer.from('{}') })
    })
    const ids = ['getTldInfoHash', 'getVerification', 'verifyRegistrant', 'saveConsent', 'uploadDocument']
    const { verdict, report } = await runAgainst(lax.origin, { allowWrites: true, ids })
    expect(verdict.causes.map(({ what, severity }) => `${severity}: ${what}`)).toEqual([
      'contract: 200 to wrong requests instead of 400 or 422',
    ])
    expect(report).toMatch(/→ Check requests against the contract before they are carried out/)
  })
})

describe('a service behind basic authorization', () => {
  const authorization = `Basic ${Buffer.from('jo:secret').toString('base64')}`
  const guarded = () =>
    serve(async (incoming, outgoing) => {
      const isKnown = incoming.headers.authorization === authorization
      const refused = { status: 401, headers: { 'www-authenticate': 'Basic' }, body: Buffer.from('') }
      write(outgoing, isKnown ? await passedOn(sandbox.origin, incoming) : refused)
    })
  const ids = ['getListing', 'getBranding', 'getTldInfoHash', 'getConsent']

  test('conforms with the right one', async () => {
    await using service = await guarded()
    const { verdict } = await runAgainst(service.origin, { authorization, ids })
    expect(linesOf(verdict)).toEqual([])
  })

  test.each([
    ['none', undefined, 'The service asks for an authorization. Set API_USERNAME and API_PASSWORD'],
    ['a wrong one', 'Basic eDp5', 'The service refuses the authorization. Check API_USERNAME and API_PASSWORD'],
  ])('deviates with %s by one cause, and no secret is told', async (_, wrong, advice) => {
    await using service = await guarded()
    const { verdict, report } = await runAgainst(service.origin, { authorization: wrong, ids })
    expect(verdict.causes.map(({ what }) => what)).toEqual(['401 to every request'])
    expect(report).toContain(advice)
    expect(report).not.toContain('eDp5')
  })
})

test('a service with a token in a cookie gets it back with what changes state, and nowhere else', async () => {
  const asked: Array<[method: string, ...sent: unknown[]]> = []
  await using service = await serve(async (incoming, outgoing) => {
    const { method = '', headers } = incoming
    asked.push([method, headers.cookie, headers['x-xsrf-token']])
    const right = await passedOn(sandbox.origin, incoming)
    outgoing.setHeader('set-cookie', ['XSRF-TOKEN=t0k3n; Path=/; Secure', 'SESSION=s1; HttpOnly'])
    write(outgoing, right)
  })
  const ids = ['getListing', 'declineListing']
  const { verdict } = await runAgainst(service.origin, { ids, allowWrites: true })
  expect(linesOf(verdict)).toEqual([])
  const sent = Map.groupBy(asked, ([method]) => method)
  expect(new Set(sent.get('POST')?.map(([, ...own]) => own.join(' ')))).toEqual(
    new Set(['XSRF-TOKEN=t0k3n; SESSION=s1 t0k3n']),
  )
  expect(
    sent
      .get('GET')
      ?.slice(0, 40)
      .every(([, cookie, token]) => cookie === undefined && token === undefined),
  ).toBe(true)
})

describe('a slow service', () => {
  const slow = (milliseconds: number) =>
    serve(async (incoming, outgoing) => {
      await pause(milliseconds)
      write(outgoing, await passedOn(sandbox.origin, incoming))
    })
  const ids = ['getSystemBranding', 'getListing']

  test('conforms, and is said to be slow', async () => {
    await using service = await slow(1000)
    const { verdict, report } = await runAgainst(service.origin, { ids: ['getTldInfoHash'], parallel: 8 })
    expect(linesOf(verdict)).toEqual([])
    expect(report).toMatch(/Slow: half of the answers took \d+\.\d s or more\./)
  })

  test('is given up where it never answers, with a word on waiting longer', async () => {
    await using service = await serve((incoming, outgoing) => {
      if (incoming.url?.startsWith('/dls/')) return
      void passedOn(sandbox.origin, incoming).then((right) => write(outgoing, right))
    })
    const { verdict, outcomes, report } = await runAgainst(service.origin, { ids, timeoutMs: 2000, parallel: 1 })
    expect(verdict.causes.map(({ operations, what }) => [operations, what])).toEqual([
      [['getListing'], 'is missing: no answer in 2 s, every time'],
    ])
    expect(verdict.causes[0]?.outcomes).toHaveLength(3)
    expect(outcomes.find(({ notTried }) => notTried)?.notTried).toBe(
      'given up: getListing did not answer 3 times in a row',
    )
    expect(report).toContain('--timeout SECONDS waits longer')
  })
})
