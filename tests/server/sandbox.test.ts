import { expect, test } from 'vitest'
import type { ServerResponse } from 'node:http'
import { createApp } from '#server/app.ts'
import { startSandbox } from '#server/sandbox.ts'
import { readSettings } from '#server/settings.ts'
import { ask, startBackend, startServer } from './support/servers.ts'

function recorder() {
  const seen: string[] = []
  const ids: (string | null)[] = []
  const fetch = async (request: Request) => {
    seen.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`)
    ids.push(request.headers.get('x-request-id'))
    return Response.json(
      { from: 'sandbox' },
      {
        status: 201,
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      },
    )
  }
  return { seen, ids, sandbox: { fetch } }
}

test('without a backend the sandbox gets every call, the configuration and its own paths, and nothing else', async () => {
  const { seen, ids, sandbox } = recorder()
  await using server = await startServer({}, { sandbox })
  const asked = [
    '/trade/config',
    '/consent/api/x',
    '/tld-info/api/x',
    '/__sandbox/state',
    '/consent/x',
    '/trade/config/',
    '/__sandbox',
  ]
  const answers = []
  for (const path of asked) answers.push(await ask(server.port, { path, headers: { 'x-request-id': 'forged' } }))
  answers.push(await ask(server.port, { method: 'POST', path: '/tld-info/gethash/', body: 'a=b' }))
  answers.push(await ask(server.port, { method: 'POST', path: '/__sandbox/reset' }))
  expect(seen).toEqual([
    'GET /trade/config ',
    'GET /consent/api/x ',
    'GET /tld-info/api/x ',
    'GET /__sandbox/state ',
    'POST /tld-info/gethash/ a=b',
    'POST /__sandbox/reset ',
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200, 201, 201])
  expect(answers[1]?.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  // The same id in the sandbox's request, the answer and the log, and not the browser's own.
  expect(ids[1]).toBe(answers[1]?.headers['x-request-id'])
  expect(server.lines.map(({ requestId }) => requestId)).toContain(ids[1])
  expect(ids).not.toContain('forged')
})

test('with some backends the sandbox answers for the others', async () => {
  const { seen, sandbox } = recorder()
  await using backend = await startBackend((_, outgoing) => void outgoing.end('backend'))
  await using server = await startServer({ API_ORIGIN_CONSENT: backend.origin }, { sandbox })
  const consent = await ask(server.port, { path: '/consent/api/x' })
  const trade = await ask(server.port, { path: '/trade/api/x' })
  expect([consent.body.toString(), trade.body.toString()]).toEqual(['backend', '{"from":"sandbox"}'])
  expect(seen).toEqual(['GET /trade/api/x '])
})

test('the sandbox lists the scenarios whose item it answers itself, and no others', async () => {
  const settings = readSettings({
    API_ORIGIN_TRADE: 'http://backend.example',
    API_ORIGIN_TLD_INFO: 'http://backend.example',
  })
  const flowsOf = async (sandbox: Awaited<ReturnType<typeof startSandbox>>) => {
    if (!sandbox) throw new Error('no sandbox')
    const answer = await sandbox.fetch(new Request('http://x/__sandbox/scenarios'))
    const { scenarios } = (await answer.json()) as { scenarios: { flow: string }[] }
    return new Set(scenarios.map(({ flow }) => flow))
  }
  const [all, some] = [await flowsOf(await startSandbox(readSettings({}))), await flowsOf(await startSandbox(settings))]
  const gone = [...all].filter((flow) => !some.has(flow))
  expect(gone).toEqual(expect.arrayContaining(['trade', 'tld-info']))
  expect([...some]).toEqual(expect.arrayContaining(['preferences', 'trademark']))
})

test('the sandbox can cut the line', async () => {
  const fetch = async (_: Request, env?: unknown) => {
    ;(env as { outgoing: ServerResponse }).outgoing.destroy()
    return new Response(null)
  }
  await using server = await startServer({}, { sandbox: { fetch } })
  await expect(ask(server.port, { path: '/consent/api/x' })).rejects.toThrow(/hang up|ECONNRESET/)
  await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ status: 0, end: 'cut' }))
})

test('the application answers without a socket', async () => {
  const log = () => {}
  const app = createApp({ settings: readSettings({}), sandbox: undefined, page: () => new Response('page'), log })
  expect(await (await app.fetch(new Request('http://x/consent/KEY'))).text()).toBe('page')
  expect(await (await app.fetch(new Request('http://x/trade/config'))).json()).toHaveProperty('features.consent', true)
})
