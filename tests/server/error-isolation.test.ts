import net from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
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

describe('the failure of one request', () => {
  let server: ServerProcess
  let port = 0
  const disposables: AsyncDisposable[] = []
  beforeAll(async () => {
    const backend = await startBackend((incoming, outgoing) => {
      // Fails in the middle of its response.
      if (incoming.url?.includes('broken'))
        incoming.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n')
      else outgoing.end('{}')
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

  test('does not end the process: a response that breaks while it is passed on', async () => {
    await exchange(port, 'GET /trade/api/no-auth/transfer_in/info?key=broken HTTP/1.1\r\nHost: pages.example\r\n\r\n')
    await expectAlive()
  })

  test('does not end the process: clients that disconnect at any point', async () => {
    const requests = [
      'GET /consent/some-key HTTP/1.1\r\nHost: pages.example\r\n\r\n',
      'GET /trade/api/no-auth/transfer_in/info?key=good HTTP/1.1\r\nHost: pages.example\r\n\r\n',
      'POST /trade/api/no-auth/transfer_in/decline HTTP/1.1\r\nHost: pages.example\r\nContent-Length: 100\r\n\r\nkey=K',
    ]
    for (const request of requests) {
      for (let length = 1; length <= request.length; length += 17) {
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
