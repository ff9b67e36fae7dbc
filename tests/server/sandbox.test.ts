import { expect, test } from 'vitest'
import { documentMetas } from '#server/document.ts'
import { announceMockServer } from '#server/mock-servers.ts'
import { startSandbox } from '#server/sandbox.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { startBackend, startRecordingBackend } from './support/backends.ts'
import { send } from './support/http-client.ts'
import { startServer, startServerFor } from './support/servers.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent/KEY'
const TLDS = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
const BRAND = '/trade/api/api/no-auth/system_branding'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Starts a recording backend in place of the sandbox. */
const startFakeSandbox = () =>
  startRecordingBackend((_, outgoing) => {
    outgoing.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end('{"from":"sandbox"}')
  })

test('without a backend, the sandbox receives all calls, and requests for /trade/config and /__sandbox/', async () => {
  await using fakeSandbox = await startFakeSandbox()
  await using server = await startServer({}, { sandbox: fakeSandbox.origin })
  const responses = []
  for (const path of ['/trade/config', CONSENT, TLDS, '/__sandbox/state', '/consent/api/x'])
    responses.push(await send(server.port, { path, headers: { 'x-request-id': 'forged' } }))
  for (const path of ['/consent/x', '/trade/config/', '/__sandbox']) responses.push(await send(server.port, { path }))
  responses.push(await send(server.port, { method: 'POST', path: '/tld-info/gethash/', headers: FORM, body: 'a=b' }))
  responses.push(await send(server.port, { method: 'POST', path: '/__sandbox/reset' }))
  expect(fakeSandbox.calls.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'GET /trade/config ',
    `GET ${CONSENT} `,
    `GET ${TLDS} `,
    'GET /__sandbox/state ',
    'POST /tld-info/gethash/ a=b',
    'POST /__sandbox/reset ',
  ])
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 404, 200, 200, 200, 201, 201])
  expect(responses[1]?.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  // The request to the sandbox, the response and the log contain the same id, which is not the browser's.
  const ids = fakeSandbox.calls.map(({ headers }) => headers['x-request-id'])
  expect(ids[1]).toBe(responses[1]?.headers['x-request-id'])
  expect(server.lines.map(({ requestId }) => requestId)).toContain(ids[1])
  expect(ids).not.toContain('forged')
})

test('with some backends, the sandbox replaces only the missing ones', async () => {
  await using fakeSandbox = await startFakeSandbox()
  await using backend = await startBackend((_, outgoing) => void outgoing.end('backend'))
  await using server = await startServer({ API_ORIGIN_CONSENT: backend.origin }, { sandbox: fakeSandbox.origin })
  const consent = await send(server.port, { path: CONSENT })
  const trade = await send(server.port, { path: BRAND })
  expect([consent.body.toString(), trade.body.toString()]).toEqual(['backend', '{"from":"sandbox"}'])
  expect(fakeSandbox.calls.map(({ url }) => url)).toEqual([BRAND])
})

test.each([
  [{}, true, 'on', ['/__sandbox/scenarios?reseller=localhost']],
  [{}, false, '', []],
  [{ APP_ENV: 'qa' }, true, '', []],
  [{ API_ORIGIN_TRADE: 'http://localhost:1' }, true, '', []],
])(
  'with %j (the backend is one of our mock servers: %s), the sandbox tag is %j',
  async (env, isMock, meta, expected) => {
    await using server = await startServerFor(
      startRecordingBackend((_, outgoing) => void outgoing.end('{}')),
      env,
    )
    if (isMock) announceMockServer(server.backend.port)
    for (const path of ['/__sandbox/scenarios?reseller=localhost', '/__sandbox/ledger', '/trade/config'])
      await send(server.port, { path })
    await send(server.port, { method: 'POST', path: '/__sandbox/scenarios' })
    expect(documentMetas(server.settings)['pages:sandbox']).toBe(meta)
    expect(server.backend.calls.map(({ url }) => url)).toEqual(expected)
  },
)

test('the sandbox lists only the scenarios of services without a backend', async () => {
  const settings = readSettings({
    API_ORIGIN_TRADE: 'http://backend.example',
    API_ORIGIN_TLD_INFO: 'http://backend.example',
  })
  const flowsOf = async (each: Settings) => {
    const sandbox = await startSandbox(each)
    if (!sandbox) throw new Error('No sandbox was started')
    const response = await fetch(`${sandbox.origin}/__sandbox/scenarios`)
    const { scenarios } = (await response.json()) as { scenarios: { flow: string }[] }
    await sandbox.close()
    return new Set(scenarios.map(({ flow }) => flow))
  }
  const [all, some] = [await flowsOf(readSettings({})), await flowsOf(settings)]
  const removed = [...all].filter((flow) => !some.has(flow))
  expect(removed).toEqual(expect.arrayContaining(['trade', 'tld-info']))
  expect([...some]).toEqual(expect.arrayContaining(['preferences', 'trademark']))
})
