import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { readKeys, type Keys } from '#scripts/conformance/keys.ts'
import { exitCodeOf } from '#scripts/conformance/verdict.ts'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { askedBy, BACKENDS, linesOf, passedOn, runAgainst, serve, write, type Passed } from './support.ts'

// Services whose items are their own: other choices, other keys, and what becomes of an item that is decided.

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keysOf(entries: object): Keys {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(entries))
  return readKeys(file, SCENARIOS, BACKENDS)
}

/** The sandbox, with another answer where `change` gives one. */
function sandboxBut(
  change: (
    asked: { method: string; url: string; sent: string },
    right: () => Promise<Passed>,
  ) => Promise<Passed | undefined>,
) {
  return serve(async (incoming, outgoing) => {
    const asked = await askedBy(incoming)
    const right = () => passedOn(sandbox.origin, asked)
    write(outgoing, (await change({ ...asked, sent: asked.sent.toString() }, right)) ?? (await right()))
  })
}

const CLAIMS_ID = '370d0b7c9223372036854775807'
const JSON_TYPE = { 'content-type': 'application/json' }
const refusal = (status: number): Passed => ({
  status,
  headers: JSON_TYPE,
  body: Buffer.from('{"response_text":"No."}'),
})

describe('what is sent follows the item that was read', () => {
  test('choices have the uids of the session', async () => {
    await using service = await sandboxBut(async ({ method, url, sent }, right) => {
      if (!url.includes('/consent/') || method === 'HEAD') return undefined
      // Its uids begin with another letter; it knows no others.
      if (method === 'GET') {
        const answer = await right()
        return { ...answer, body: Buffer.from(answer.body.toString().replaceAll('"c-', '"own-')) }
      }
      return sent.includes('"c-')
        ? refusal(422)
        : { status: 200, headers: JSON_TYPE, body: Buffer.from('{"object_data":{}}') }
    })
    const keys = keysOf({ 'preferences/pending-required-and-optional': 'pending-required-and-optional~own' })
    const { verdict, outcomes } = await runAgainst(service.origin, { ids: ['saveConsent'], keys, allowWrites: true })
    const saved = outcomes.find(({ group, notTried }) => group === 'example' && !notTried)
    expect(saved?.status).toBe(200)
    expect(saved?.plan.body?.value).toMatchObject({
      consents: expect.arrayContaining([{ uid: 'own-1001', status: expect.any(String) }]),
    })
    expect(linesOf(verdict).filter((line) => line.includes('example'))).toEqual([])
  })

  test('a choice is sent where it is editable, and only there', async () => {
    const asked: string[] = []
    await using service = await sandboxBut(async ({ method, url, sent }) => {
      if (method === 'POST' && url.includes('/current/approve')) asked.push(sent)
      return undefined
    })
    const keys = keysOf({ 'trade/current-open': 'current-hold-only~own' })
    await runAgainst(service.origin, { ids: ['approveCurrentTrade'], keys, allowWrites: true })
    expect(asked[0]).toBe('key=current-hold-only%7Eown&trade_hold=1')
  })
})

describe('an item is answered once', () => {
  const keys = () =>
    keysOf({ 'trademark/open@approveTrademarkNotice': { key: `open~${Math.random()}`, claims_id: CLAIMS_ID } })
  const run = { ids: ['approveTrademarkNotice'], allowWrites: true }

  test('a service that takes the same decision twice deviates', async () => {
    await using service = await sandboxBut(async ({ method, url }) =>
      method === 'POST' && url.endsWith('/approve') ? { status: 204, headers: {}, body: Buffer.from('') } : undefined,
    )
    const { verdict } = await runAgainst(service.origin, { ...run, keys: keys() })
    expect(linesOf(verdict)).toContainEqual(
      expect.stringMatching(/^approveTrademarkNotice, the same decision again: status 204 /),
    )
  })

  test('a service that would decide by a GET deviates, although the item is decided by then', async () => {
    await using service = await sandboxBut(async ({ method, url }) =>
      method === 'GET' && url.includes('/approve') ? refusal(409) : undefined,
    )
    const { verdict } = await runAgainst(service.origin, { ...run, keys: keys() })
    expect(linesOf(verdict)).toEqual([
      'approveTrademarkNotice, GET instead of POST: status 409 instead of a refusal such as 405',
    ])
  })

  test('a decision is taken whatever the body is, but for a page and a refusal', async () => {
    const bodies: [type: string, body: string, lines: string[]][] = [
      ['text/html; charset=UTF-8', '', []],
      ['text/html; charset=UTF-8', 'OK', []],
      ['text/html', '<p>Sign in', ['approveTrademarkNotice, example id-and-key: body is a web page']],
      [
        'application/json',
        '{"response_code":"500"}',
        ['approveTrademarkNotice, example id-and-key: body /response_code is 500 in a successful response'],
      ],
    ]
    for (const [type, body, lines] of bodies) {
      let count = 0
      await using service = await sandboxBut(async ({ method, url, sent }) => {
        if (method !== 'POST' || !url.endsWith('/approve') || !sent.includes('open%7E')) return undefined
        count += 1
        return count === 1 ? { status: 200, headers: { 'content-type': type }, body: Buffer.from(body) } : refusal(409)
      })
      const { verdict } = await runAgainst(service.origin, { ...run, keys: keys(), parallel: 1 })
      expect(linesOf(verdict).filter((line) => line.includes(' example '))).toEqual(lines)
    }
  })
})

test('a key that opens its item under another claims id is a deviation', async () => {
  await using service = await sandboxBut(async ({ url }, right) =>
    url.includes('claims_id=conformance-test')
      ? right().then(() => ({ status: 200, headers: JSON_TYPE, body: Buffer.from('{}') }))
      : undefined,
  )
  const { verdict } = await runAgainst(service.origin, { ids: ['getTrademarkNotice'] })
  expect(linesOf(verdict)).toEqual([
    expect.stringMatching(/^getTrademarkNotice, key with another claims id: status 200 instead of 400 or 403 or /),
  ])
})

test('reports bytes that are not UTF-8', async () => {
  await using service = await sandboxBut(async ({ url }) =>
    url.includes('system_branding')
      ? { status: 200, headers: JSON_TYPE, body: Buffer.from('{"object_data":{"registrar_name":"Öresund"}}', 'latin1') }
      : undefined,
  )
  const { verdict } = await runAgainst(service.origin, { ids: ['getSystemBranding'] })
  expect(linesOf(verdict)[0]).toBe('getSystemBranding, example example: body is not UTF-8')
})

test('a token in a cookie is decoded, as browsers do it', async () => {
  const tokens: unknown[] = []
  await using service = await serve(async (incoming, outgoing) => {
    if (incoming.method === 'POST') tokens.push(incoming.headers['x-xsrf-token'])
    const right = await passedOn(sandbox.origin, incoming)
    outgoing.setHeader('set-cookie', 'XSRF-TOKEN=a%3Db%2F; Path=/')
    write(outgoing, right)
  })
  await runAgainst(service.origin, { ids: ['getTrademarkNotice', 'declineTrademarkNotice'], allowWrites: true })
  expect(new Set(tokens)).toEqual(new Set(['a=b/']))
})

test('no report contains a secret, and the report names the entry of a key', async () => {
  await using service = await sandboxBut(async () => ({ status: 418, headers: {}, body: Buffer.from('') }))
  const keys = keysOf({
    'trademark/expired': { key: 'S3CRET-1', claims_id: '1' },
    'transfer-in/in-open@approveTransferIn': { key: 'S3CRET-2', domain: 'b.example', auth_info: 'S3CRET-3' },
  })
  const ids = ['getTrademarkNotice', 'approveTransferIn']
  const { report } = await runAgainst(service.origin, { ids, keys, allowWrites: true, verbose: true })
  expect(report).not.toContain('S3CRET')
  expect(report).toContain('with the key of "transfer-in/in-open@approveTransferIn"')
})

test('tolerates properties that no contract describes, and counts them if asked to', async () => {
  await using service = await sandboxBut(async (_, right) => {
    const { body, ...rest } = await right()
    return { ...rest, body: Buffer.from(body.toString().replace('{', '{"added_by_us":1,')) }
  })
  const ids = ['listTldNames']
  const { verdict, report } = await runAgainst(service.origin, { ids })
  expect([exitCodeOf(verdict), report]).toEqual([0, expect.stringContaining('Tolerated: properties in 1 place')])
  expect(exitCodeOf((await runAgainst(service.origin, { ids, strict: true })).verdict)).toBe(1)
})

test('sends the authorization and the headers that are given', async () => {
  const asked: unknown[] = []
  await using service = await serve(async (incoming, outgoing) => {
    asked.push([incoming.headers.authorization, incoming.headers['x-env']])
    write(outgoing, await passedOn(sandbox.origin, incoming))
  })
  const headers = [['x-env', 'test']] as const
  await runAgainst(service.origin, { ids: ['getSystemBranding'], authorization: 'Basic am86', headers })
  expect(new Set(asked.map(String))).toEqual(new Set(['Basic am86,test']))
})

test('gives an operation up that does not respond', async () => {
  let count = 0
  await using service = await serve((incoming, outgoing) => {
    count += 1
    return count === 1 && passedOn(sandbox.origin, incoming).then((right) => write(outgoing, right))
  })
  const { outcomes } = await runAgainst(service.origin, { ids: ['getConsent'], timeoutMs: 1000, parallel: 1 })
  expect(count).toBe(4)
  expect(outcomes.at(-1)?.notTried).toBe('given up: getConsent did not respond 3 times in a row')
})

test('wrong requests are about an open item that no decision needs, where there is one', async () => {
  const keys = keysOf({
    'transfer-away/away-open': { key: 'away-open~a', domain: 'anders-buchbinderei.berlin' },
    'transfer-away/away-idn': { key: 'away-idn~a', domain: 'zürcher-bücher.online' },
    'transfer-away/away-approved': { key: 'away-approved~a', domain: 'anders-buchbinderei.berlin' },
  })
  const asked: string[] = []
  await using service = await sandboxBut(async ({ method, sent }) => {
    if (method === 'POST') asked.push(sent)
    // It decides by the key alone.
    return method === 'POST' && !sent.includes('domain=')
      ? { status: 204, headers: {}, body: Buffer.from('') }
      : undefined
  })
  const { verdict } = await runAgainst(service.origin, { ids: ['approveTransferAway'], keys, allowWrites: true })
  expect(linesOf(verdict)).toContainEqual(
    expect.stringMatching(/^approveTransferAway, body \/domain missing: status 204 /),
  )
  expect(asked.filter((sent) => sent.includes('away-idn'))).not.toEqual([])
})
