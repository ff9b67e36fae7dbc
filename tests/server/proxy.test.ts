import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ask, startBackend, startServer } from './support/servers.ts'

const PATH = '/registrant/api/no-auth/data_quality/upload'

/** A backend that answers 200 and tells what it was asked. */
async function startPair(env: Record<string, string> = {}) {
  const seen: (Pick<IncomingMessage, 'url' | 'method'> & { headers: IncomingHttpHeaders; rawHeaders: string[] })[] = []
  const backend = await startBackend(({ url, method, headers, rawHeaders }, outgoing) => {
    seen.push({ url, method, headers, rawHeaders })
    outgoing.end('{}')
  })
  const server = await startServer({ API_ORIGIN: backend.origin, ...env })
  return {
    seen,
    server,
    backend,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await backend[Symbol.asyncDispose]()
    },
  }
}

describe('bytes', () => {
  const random = randomBytes(3_000_000)
  const chunks = [random.subarray(0, 1), random.subarray(1, 70_000), random.subarray(70_000)]

  test.each([
    ['of known length', random],
    ['in chunks', chunks],
  ])('%s arrive exactly at the backend and come back exactly', async (_, body) => {
    await using backend = await startBackend((incoming, outgoing) => {
      outgoing.setHeader('x-framing', incoming.headers['transfer-encoding'] ?? incoming.headers['content-length'] ?? '')
      incoming.pipe(outgoing)
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = await ask(server.port, { method: 'POST', path: PATH, body })
    expect(answer.body.equals(random)).toBe(true)
    expect(answer.headers['x-framing']).toBe(Array.isArray(body) ? 'chunked' : String(random.length))
  })

  test('that the backend has compressed stay as they are', async () => {
    const packed = gzipSync(random.subarray(0, 100_000))
    await using backend = await startBackend((incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-encoding': 'gzip', 'x-accepted': incoming.headers['accept-encoding'] ?? '' })
      outgoing.end(packed)
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = await ask(server.port, { path: PATH, headers: { 'accept-encoding': 'gzip;q=0.5' } })
    expect(answer.body.equals(packed)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-accepted': 'gzip;q=0.5' })
  })

  test('reach the browser before the backend has sent all of them', async () => {
    const { promise: isFirstRead, resolve: firstIsRead } = Promise.withResolvers<void>()
    await using backend = await startBackend((_, outgoing) => {
      outgoing.write('first')
      void isFirstRead.then(() => outgoing.end(' second'))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const { body } = await fetch(server.origin + PATH)
    const read: string[] = []
    for await (const chunk of body ?? []) {
      read.push(new TextDecoder().decode(chunk))
      firstIsRead()
    }
    expect(read).toEqual(['first', ' second'])
  })

  test('reach the backend before the browser has sent all of them', async () => {
    const { promise: isFirstRead, resolve: firstIsRead } = Promise.withResolvers<void>()
    await using backend = await startBackend((incoming, outgoing) => {
      incoming.once('data', firstIsRead)
      void buffer(incoming).then((bytes) => outgoing.end(bytes))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
      async pull(controller) {
        await isFirstRead
        controller.enqueue(new TextEncoder().encode(' second'))
        controller.close()
      },
    })
    const answer = await fetch(server.origin + PATH, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await answer.text()).toBe('first second')
  })
})

describe('what the backend sees', () => {
  test('the path and query that were matched, by the same method', async () => {
    await using pair = await startPair()
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      await ask(pair.server.port, { method, path: '/x/../consent/api/a%2Fb/./c?key=1e5&key=%20%2B' })
    }
    expect(pair.seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
    expect(new Set(pair.seen.map(({ url }) => url))).toEqual(new Set(['/consent/api/a%2Fb/c?key=1e5&key=%20%2B']))
  })

  test('each service its own origin, and only calls', async () => {
    await using other = await startPair()
    await using pair = await startPair({ API_ORIGIN_TLD_INFO: other.backend.origin })
    await ask(pair.server.port, { method: 'POST', path: '/tld-info/gethash/' })
    await ask(pair.server.port, { method: 'POST', path: '/tld-info/unhash' })
    await ask(pair.server.port, { path: '/tld-info/api/x' })
    await ask(pair.server.port, { path: '/tld-info/unhash' })
    await ask(pair.server.port, { path: '/trade/config' })
    await ask(pair.server.port, { path: '/trade/api/x' })
    expect(other.seen.map(({ url }) => url)).toEqual(['/tld-info/gethash/', '/tld-info/unhash', '/tld-info/api/x'])
    expect(pair.seen.map(({ url }) => url)).toEqual(['/trade/api/x'])
  })

  test('cookies and contract headers, but no connection headers and no stranger’s word on who asks', async () => {
    await using pair = await startPair()
    await ask(pair.server.port, {
      path: PATH,
      headers: {
        cookie: 'a=1; XSRF-TOKEN=t',
        'x-xsrf-token': 't',
        'x-reseller-realm': 'realm',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '1',
        'x-request-id': 'forged',
        'x-original-url': '/admin',
        forwarded: 'for=6.6.6.6',
        connection: 'close, x-secret-hop',
        'x-secret-hop': '1',
        te: 'trailers',
      },
    })
    const { headers } = pair.seen[0] ?? { headers: {} }
    expect(headers).toMatchObject({ cookie: 'a=1; XSRF-TOKEN=t', 'x-xsrf-token': 't', 'x-reseller-realm': 'realm' })
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
    expect(headers.host).toBe(new URL(pair.backend.origin).host)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(forwarded|x-forwarded-port|x-original-url|x-secret-hop|te)$/)]),
    )
  })

  test('a trusted gateway’s word, completed', async () => {
    await using pair = await startPair({ TRUST_PROXY: '1' })
    const headers = {
      'x-forwarded-for': '6.6.6.6, 192.0.2.7',
      'x-forwarded-proto': 'https',
      'x-request-id': 'gateway-1',
    }
    const answer = await ask(pair.server.port, { path: PATH, headers })
    expect(pair.seen[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-for': '6.6.6.6, 192.0.2.7, 127.0.0.1' })
    expect(answer.headers['x-request-id']).toBe('gateway-1')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('the branding host as the pages sent it, else the host that was asked', async () => {
    await using pair = await startPair()
    await ask(pair.server.port, {
      path: PATH,
      headers: { 'x-forwarded-host': 'brand.example', 'x-reseller-realm': 'Ã¤é' },
    })
    await ask(pair.server.port, { path: PATH, headers: { host: 'pages.example' } })
    expect(pair.seen.map(({ headers }) => headers['x-forwarded-host'])).toEqual(['brand.example', 'pages.example'])
    expect(pair.seen[0]?.headers['x-reseller-realm']).toBe('Ã¤é')
  })

  test('the configured credentials and never the browser’s', async () => {
    await using open = await startPair()
    await using pair = await startPair({ API_USERNAME: 'someone', API_PASSWORD: 'pässword' })
    const headers = { authorization: 'Basic c3RvbGVu', 'proxy-authorization': 'Basic c3RvbGVu' }
    const answer = await ask(pair.server.port, { path: PATH, headers })
    await ask(open.server.port, { path: PATH, headers })
    const expected = `Basic ${Buffer.from('someone:pässword').toString('base64')}`
    expect(pair.seen[0]?.headers.authorization).toBe(expected)
    expect(open.seen[0]?.headers.authorization).toBeUndefined()
    expect(JSON.stringify([pair.seen[0]?.rawHeaders, open.seen[0]?.rawHeaders])).not.toContain('c3RvbGVu')
    expect(JSON.stringify([answer.rawHeaders, pair.server.lines])).not.toContain(expected)
  })
})

describe('what the browser sees', () => {
  async function answerTo(fields: Record<string, string | string[]>, status = 200) {
    await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(status, fields).end())
    await using server = await startServer({ API_ORIGIN: backend.origin })
    return await ask(server.port, { path: PATH })
  }

  test('every cookie in a line of its own, the backend’s clock, and the status', async () => {
    const cookies = ['a=1; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2; HttpOnly', 'XSRF-TOKEN=t']
    const date = 'Sat, 21 Nov 2020 10:00:00 GMT'
    const answer = await answerTo(
      { 'set-cookie': cookies, date, 'content-disposition': 'attachment; filename="ä.csv"' },
      418,
    )
    expect(answer.headers['set-cookie']).toEqual(cookies)
    expect(answer.headers).toMatchObject({ date, 'content-disposition': 'attachment; filename="ä.csv"' })
    expect(answer.status).toBe(418)
  })

  test('no-store, unless the backend says otherwise', async () => {
    expect((await answerTo({})).headers['cache-control']).toBe('no-store')
    expect((await answerTo({ 'cache-control': 'max-age=5' })).headers['cache-control']).toBe('max-age=5')
  })

  test('our policies and nothing that opens a login dialog or reports addresses elsewhere', async () => {
    const answer = await answerTo({
      'content-security-policy': "default-src * 'unsafe-inline'",
      'referrer-policy': 'unsafe-url',
      'x-frame-options': 'ALLOWALL',
      'www-authenticate': 'Basic realm="internal"',
      nel: '{"report_to":"x"}',
      'report-to': '{"group":"x","endpoints":[{"url":"https://collector.example"}]}',
      'x-powered-by': 'something old',
      'x-request-id': 'theirs',
    })
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    for (const name of ['www-authenticate', 'nel', 'report-to', 'x-powered-by'])
      expect(answer.headers[name]).toBeUndefined()
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([204, 304])('a %i without a body', async (status) => {
    expect(await answerTo({}, status)).toMatchObject({ status, body: Buffer.alloc(0) })
  })

  test('of a HEAD the headers only', async () => {
    await using backend = await startBackend(
      (_, outgoing) => void outgoing.writeHead(200, { 'content-length': 42 }).end(),
    )
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = await ask(server.port, { method: 'HEAD', path: PATH })
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(answer.headers['content-length']).toBe('42')
  })
})
