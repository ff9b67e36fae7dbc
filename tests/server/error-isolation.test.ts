import net from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBytes } from './support/backends.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { ask } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { PATIENCE, portOf, spawnServer, type ServerProcess } from './support/server-process.ts'

/** Renderings that fail in every way, by the key of the page. */
const RENDER = `
export const pageNamespaces = {}
export async function renderFirstView({ href, send }) {
  const key = href.split('/').at(-1)
  if (key === 'throw') throw new Error('SECRET')
  if (key === 'reject-text') return Promise.reject('SECRET')
  if (key === 'reject-nothing') return Promise.reject()
  if (key === 'forgotten') void Promise.reject(new Error('SECRET'))
  if (key === 'forgotten-text') void Promise.reject('SECRET')
  if (key === 'forgotten-later') setImmediate(() => void Promise.reject(new TypeError('SECRET')))
  if (key === 'forgotten-read') void send(new Request('http://pages.example/trade/api/no-auth/unknown', { method: 'TRACE-X' }))
  if (key === 'incomplete') return { language: 'en' }
  if (key === 'unknown-language') return { language: 'xx', html: '', title: 'x', status: 200, notReady: '' }
  if (key === 'invalid-status') return { language: 'en', html: '', title: 'x', status: 42, notReady: '' }
  if (key === 'invalid-header') return { language: 'en', html: '', title: 'x', status: 200, retryAfter: '\\r\\n', notReady: '' }
  if (key === 'huge-number') return { language: 'en', html: 10n, title: 1, status: 200, notReady: 1n }
  return undefined
}
`

const KEYS = [...RENDER.matchAll(/key === '([\w-]+)'/g)].map(([, key = '']) => key)

const JSON_HEAD = 'Content-Type: application/json\r\n'

/** Responses of a backend, by the key of the call. */
const RESPONSES: Record<string, string> = {
  'half-error': 'HTTP/1.1 500 No\r\nContent-Length: 200\r\n\r\nx',
  'broken-later': `HTTP/1.1 200 OK\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n`,
  upgrade: 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
  nothing: '',
  'bad-gzip': 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}',
}

describe('the failure of one request', () => {
  let server: ServerProcess
  let port = 0
  const disposables: AsyncDisposable[] = []
  beforeAll(async () => {
    const backend = await startBytes((head) => {
      const key = /key=([\w-]+)/.exec(head)?.[1] ?? ''
      return RESPONSES[key] ?? `HTTP/1.1 200 OK\r\n${JSON_HEAD}Content-Length: 2\r\n\r\n{}`
    })
    const build = await fixtureBuild({ 'server/render.js': RENDER })
    server = spawnServer(build.folder, { PORT: '0', API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
    disposables.push(server, build, backend)
    port = await portOf(server)
  })
  afterAll(async () => {
    for (const each of disposables) await each[Symbol.asyncDispose]()
  })

  async function expectAlive(): Promise<void> {
    for (const path of ['/home', '/consent/some-key', '/trade/api/no-auth/transfer_in/info?key=good']) {
      expect((await ask(port, { path, headers: { host: 'pages.example' } })).status).toBe(200)
    }
    expect([server.hasEnded(), server.errors()]).toEqual([false, ''])
    expect(server.lines.filter((line) => line.includes('"fatal"'))).toEqual([])
  }

  test.each(KEYS)('does not end the process: a rendering that fails by %s', async (key) => {
    await exchange(port, `GET /consent/${key} HTTP/1.1\r\nHost: pages.example\r\nConnection: close\r\n\r\n`)
    await expectAlive()
    expect(server.lines.join()).not.toContain('SECRET')
  })

  test('is logged when no one awaited it', async () => {
    await exchange(port, 'GET /consent/forgotten HTTP/1.1\r\nHost: pages.example\r\nConnection: close\r\n\r\n')
    const events = () => server.lines.filter((line) => line.includes('"unhandled rejection"'))
    await expect.poll(events, PATIENCE).not.toEqual([])
    await expectAlive()
  })

  test.each(Object.keys(RESPONSES))('does not end the process: the response %s of a backend', async (key) => {
    for (const start of [
      `GET /trade/api/no-auth/transfer_in/info?key=${key}`,
      `GET /registrant/api/no-auth/data_quality/info?key=${key}`,
    ]) {
      const { status } = await exchange(port, `${start} HTTP/1.1\r\nHost: pages.example\r\nConnection: close\r\n\r\n`)
      expect(status).toBeGreaterThanOrEqual(200)
    }
    await expectAlive()
  })

  test('does not end the process: clients that disconnect at any point', async () => {
    const requests = [
      'GET /consent/some-key HTTP/1.1\r\nHost: pages.example\r\n\r\n',
      'GET /trade/api/no-auth/transfer_in/info?key=good HTTP/1.1\r\nHost: pages.example\r\n\r\n',
      'POST /trade/api/no-auth/transfer_in/decline HTTP/1.1\r\nHost: pages.example\r\nContent-Length: 100\r\n\r\nkey=K',
    ]
    for (const request of requests) {
      for (let length = 1; length <= request.length; length += 7) {
        const socket = net.connect(port, '127.0.0.1')
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write(request.slice(0, length), () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
    }
    await expectAlive()
  })
})
