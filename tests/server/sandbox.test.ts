import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { text } from 'node:stream/consumers'
import { documentMetas } from '#server/document.ts'
import { announceMockServer } from '#server/mock-servers.ts'
import { startSandbox } from '#server/sandbox.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent/KEY'
const TLDS = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
const BRAND = '/trade/api/api/no-auth/system_branding'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Stands where the sandbox stands, and tells what it was asked. */
async function startRecorder() {
  const seen: string[] = []
  const ids: unknown[] = []
  async function record(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming)
    seen.push(`${incoming.method} ${incoming.url} ${body}`)
    ids.push(incoming.headers['x-request-id'])
    outgoing.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end('{"from":"sandbox"}')
  }
  const backend = await startBackend((incoming, outgoing) => void record(incoming, outgoing))
  return { ...backend, seen, ids }
}

test('without a backend the sandbox gets every call, the configuration and its own paths, and nothing else', async () => {
  await using recorder = await startRecorder()
  const { seen, ids } = recorder
  await using server = await startServer({}, { sandbox: recorder.origin })
  const asked = [
    '/trade/config',
    CONSENT,
    TLDS,
    '/__sandbox/state',
    '/consent/api/x',
    '/consent/x',
    '/trade/config/',
    '/__sandbox',
  ]
  const answers = []
  for (const path of asked) answers.push(await ask(server.port, { path, headers: { 'x-request-id': 'forged' } }))
  answers.push(await ask(server.port, { method: 'POST', path: '/tld-info/gethash/', headers: FORM, body: 'a=b' }))
  answers.push(await ask(server.port, { method: 'POST', path: '/__sandbox/reset' }))
  expect(seen).toEqual([
    'GET /trade/config ',
    `GET ${CONSENT} `,
    `GET ${TLDS} `,
    'GET /__sandbox/state ',
    'POST /tld-info/gethash/ a=b',
    'POST /__sandbox/reset ',
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 404, 200, 200, 200, 201, 201])
  expect(answers[1]?.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  // The same id in the request of the sandbox, the answer and the log, and not the browser's own.
  expect(ids[1]).toBe(answers[1]?.headers['x-request-id'])
  expect(server.lines.map(({ requestId }) => requestId)).toContain(ids[1])
  expect(ids).not.toContain('forged')
})

test('with some backends the sandbox answers for the others', async () => {
  await using recorder = await startRecorder()
  await using backend = await startBackend((_, outgoing) => void outgoing.end('backend'))
  await using server = await startServer({ API_ORIGIN_CONSENT: backend.origin }, { sandbox: recorder.origin })
  const consent = await ask(server.port, { path: CONSENT })
  const trade = await ask(server.port, { path: BRAND })
  expect([consent.body.toString(), trade.body.toString()]).toEqual(['backend', '{"from":"sandbox"}'])
  expect(recorder.seen).toEqual([`GET ${BRAND} `])
})

test('asks only a mock server of this project for scenarios, and only in dev as the one backend', async () => {
  const answersOf = async (env: Record<string, string>, isMock = true) => {
    const seen: string[] = []
    await using backend = await startBackend(({ url }, outgoing) => void (seen.push(url ?? ''), outgoing.end('{}')))
    if (isMock) announceMockServer(backend.port)
    await using server = await startServer({ API_ORIGIN: backend.origin, ...env })
    for (const path of ['/__sandbox/scenarios?reseller=localhost', '/__sandbox/ledger', '/trade/config'])
      await ask(server.port, { path })
    await ask(server.port, { method: 'POST', path: '/__sandbox/scenarios' })
    return [documentMetas(server.settings)['pages:sandbox'], ...seen]
  }
  expect(await answersOf({})).toEqual(['on', '/__sandbox/scenarios?reseller=localhost'])
  expect(await answersOf({}, false)).toEqual([''])
  expect(await answersOf({ APP_ENV: 'qa' })).toEqual([''])
  expect(await answersOf({ API_ORIGIN_TRADE: 'http://localhost:1' })).toEqual([''])
})

test('the sandbox lists the scenarios whose item it answers itself, and no others', async () => {
  const settings = readSettings({
    API_ORIGIN_TRADE: 'http://backend.example',
    API_ORIGIN_TLD_INFO: 'http://backend.example',
  })
  const flowsOf = async (each: Settings) => {
    const sandbox = await startSandbox(each)
    if (!sandbox) throw new Error('No sandbox was started')
    const answer = await fetch(`${sandbox.origin}/__sandbox/scenarios`)
    const { scenarios } = (await answer.json()) as { scenarios: { flow: string }[] }
    await sandbox.close()
    return new Set(scenarios.map(({ flow }) => flow))
  }
  const [all, some] = [await flowsOf(readSettings({})), await flowsOf(settings)]
  const gone = [...all].filter((flow) => !some.has(flow))
  expect(gone).toEqual(expect.arrayContaining(['trade', 'tld-info']))
  expect([...some]).toEqual(expect.arrayContaining(['preferences', 'trademark']))
})
