import { describe, expect, test } from 'vitest'
import { exitCodeOf } from '#scripts/conformance/verdict.ts'
import { keysFrom, linesOf, runAgainst, serveSandbox } from './support.ts'

// Services whose items differ from the sandbox's in choices, keys and effects of a decision.

const refusal = (status: number) => Response.json({ response_text: 'No.' }, { status })
const emptyResponse = (status: number) => new Response(null, { status })

describe('requests use the item that was read', () => {
  test('sends the uids of the item', async () => {
    await using service = await serveSandbox(async ({ method, path, body, respond }) => {
      if (!path.includes('/consent/') || method === 'HEAD') return undefined
      // The uids of this service have another prefix, and it rejects all other uids.
      if (method === 'GET') {
        const original = await respond()
        return new Response((await original.text()).replaceAll('"c-', '"own-'), original)
      }
      return body.includes('"c-') ? refusal(422) : Response.json({ object_data: {} })
    })
    const keys = keysFrom({ 'preferences/pending-required-and-optional': 'pending-required-and-optional~own' })
    const { verdict, outcomes } = await runAgainst(service.origin, { ids: ['saveConsent'], keys, allowWrites: true })
    const saved = outcomes.find(({ group, skipReason }) => group === 'example' && !skipReason)
    expect(saved?.status).toBe(200)
    expect(saved?.plan.body?.value).toMatchObject({
      consents: expect.arrayContaining([{ uid: 'own-1001', status: expect.any(String) }]),
    })
    expect(linesOf(verdict).filter((line) => line.includes('example'))).toEqual([])
  })

  test('sends only the choices that are editable', async () => {
    const sent: string[] = []
    await using service = await serveSandbox(({ method, path, body }) => {
      if (method === 'POST' && path.includes('/current/approve')) sent.push(body)
      return undefined
    })
    const keys = keysFrom({ 'trade/current-open': 'current-hold-only~own' })
    await runAgainst(service.origin, { ids: ['approveCurrentTrade'], keys, allowWrites: true })
    expect(sent[0]).toBe('key=current-hold-only%7Eown&trade_hold=1')
  })

  test('uses a spare open item for invalid requests', async () => {
    const domain = 'anders-buchbinderei.berlin'
    const keys = keysFrom({
      'transfer-away/away-open': { key: 'away-open~a', domain },
      'transfer-away/away-idn': { key: 'away-idn~a', domain: 'zürcher-bücher.online' },
      'transfer-away/away-approved': { key: 'away-approved~a', domain },
    })
    const sent: string[] = []
    await using service = await serveSandbox(({ method, body }) => {
      if (method === 'POST') sent.push(body)
      // The service does not require the domain.
      return method === 'POST' && !body.includes('domain=') ? emptyResponse(204) : undefined
    })
    const { verdict } = await runAgainst(service.origin, { ids: ['approveTransferAway'], keys, allowWrites: true })
    expect(linesOf(verdict).join('\n')).toMatch(/^approveTransferAway, body \/domain missing: status 204 /m)
    expect(sent.filter((body) => body.includes('away-idn'))).not.toEqual([])
  })
})

describe('an item is decided once', () => {
  const decide = (origin: string) =>
    runAgainst(origin, {
      ids: ['approveTrademarkNotice'],
      allowWrites: true,
      parallel: 1,
      keys: keysFrom({
        'trademark/open@approveTrademarkNotice': {
          key: `open~${Math.random()}`,
          claims_id: '370d0b7c9223372036854775807',
        },
      }),
    })

  test('reports a service that accepts the same decision twice', async () => {
    await using service = await serveSandbox(({ method, path }) =>
      method === 'POST' && path.endsWith('/approve') ? emptyResponse(204) : undefined,
    )
    const { verdict } = await decide(service.origin)
    expect(linesOf(verdict).join('\n')).toMatch(/^approveTrademarkNotice, the same decision again: status 204 /m)
  })

  test('reports a service that might accept a decision by GET', async () => {
    await using service = await serveSandbox(({ method, path }) =>
      method === 'GET' && path.includes('/approve') ? refusal(409) : undefined,
    )
    const { verdict } = await decide(service.origin)
    expect(linesOf(verdict)).toEqual([
      'approveTrademarkNotice, GET instead of POST: status 409 instead of a refusal such as 405',
    ])
  })

  test.each([
    ['text/html; charset=UTF-8', '', []],
    ['text/html; charset=UTF-8', 'OK', []],
    ['text/html', '<p>Sign in', ['body is a web page']],
    ['application/json', '{"response_code":"500"}', ['body /response_code is 500 in a successful response']],
  ])('checks a response of the type %s to a decision: %s', async (type, content, problems) => {
    let count = 0
    await using service = await serveSandbox(({ method, path, body }) => {
      if (method !== 'POST' || !path.endsWith('/approve') || !body.includes('open%7E')) return undefined
      count += 1
      return count === 1 ? new Response(content, { headers: { 'content-type': type } }) : refusal(409)
    })
    const { verdict } = await decide(service.origin)
    expect(linesOf(verdict).filter((line) => line.includes(' example '))).toEqual(
      problems.map((problem) => `approveTrademarkNotice, example id-and-key: ${problem}`),
    )
  })
})

test('reports a key that opens its item under another claims id', async () => {
  await using service = await serveSandbox(({ path }) =>
    path.includes('claims_id=conformance-test') ? Response.json({}) : undefined,
  )
  const { verdict } = await runAgainst(service.origin, { ids: ['getTrademarkNotice'] })
  const problem = /^getTrademarkNotice, key with another claims id: status 200 instead of 400 or 403 or .*$/
  expect(linesOf(verdict).join('\n')).toMatch(problem)
})

test('reports bytes that are not UTF-8', async () => {
  const body = Buffer.from('{"object_data":{"registrar_name":"Öresund"}}', 'latin1')
  const headers = { 'content-type': 'application/json' }
  await using service = await serveSandbox(() => new Response(body, { headers }))
  const { verdict } = await runAgainst(service.origin, { ids: ['getSystemBranding'] })
  expect(linesOf(verdict)).toContain('getSystemBranding, example example: body is not UTF-8')
})

test('sends the decoded token of the XSRF cookie, the credentials and the given headers', async () => {
  const sent = new Set<string>()
  await using service = await serveSandbox(async ({ method, headers, respond }) => {
    const names = ['authorization', 'x-env', ...(method === 'POST' ? ['x-xsrf-token'] : [])]
    sent.add(names.map((name) => headers.get(name)).join())
    const original = await respond()
    original.headers.set('set-cookie', 'XSRF-TOKEN=a%3Db%2F; Path=/')
    return original
  })
  const ids = ['getTrademarkNotice', 'declineTrademarkNotice']
  const headers = [['x-env', 'test']] as const
  await runAgainst(service.origin, { ids, allowWrites: true, authorization: 'Basic am86', headers })
  expect(sent).toEqual(new Set(['Basic am86,test', 'Basic am86,test,a=b/']))
})

test('the report names the entry of a key, but contains no secret', async () => {
  await using service = await serveSandbox(() => emptyResponse(418))
  const keys = keysFrom({
    'trademark/expired': { key: 'S3CRET-1', claims_id: '1' },
    'transfer-in/in-open@approveTransferIn': { key: 'S3CRET-2', domain: 'b.example', auth_info: 'S3CRET-3' },
  })
  const ids = ['getTrademarkNotice', 'approveTransferIn']
  const { report } = await runAgainst(service.origin, { ids, keys, allowWrites: true, verbose: true })
  expect(report).not.toContain('S3CRET')
  expect(report).toContain('with the key of "transfer-in/in-open@approveTransferIn"')
})

test('tolerates unknown properties, but not with `strict`', async () => {
  await using service = await serveSandbox(async ({ respond }) => {
    const original = await respond()
    return new Response((await original.text()).replace('{', '{"added_by_us":1,'), original)
  })
  const ids = ['listTldNames']
  const { verdict, report } = await runAgainst(service.origin, { ids })
  expect([exitCodeOf(verdict), report]).toEqual([0, expect.stringMatching(/Tolerated: unknown properties in 1 place/)])
  expect(exitCodeOf((await runAgainst(service.origin, { ids, strict: true })).verdict)).toBe(1)
})

test('stops calling an operation that does not respond', async () => {
  let count = 0
  await using service = await serveSandbox(() => {
    count += 1
    return count === 1 ? undefined : new Promise(() => {})
  })
  const { outcomes } = await runAgainst(service.origin, { ids: ['getConsent'], timeoutMs: 1000, parallel: 1 })
  expect(count).toBe(4)
  expect(outcomes.at(-1)?.skipReason).toBe('given up: getConsent did not respond 3 times in a row')
})
