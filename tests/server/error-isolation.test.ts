import { afterAll, describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { send, openConnection } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { portOf, spawnServer } from './support/server-process.ts'

/** Renders pages that fail in the way that the key selects. */
const RENDER = `
export const pageNamespaces = {}
export async function renderFirstView({ href, send }) {
  const key = href.split('/').at(-1)
  if (key === 'throw') throw new Error('SECRET')
  if (key === 'reject-text') return Promise.reject('SECRET')
  if (key === 'reject-nothing') return Promise.reject()
  if (key === 'unawaited') void Promise.reject(new Error('SECRET'))
  if (key === 'unawaited-text') void Promise.reject('SECRET')
  if (key === 'unawaited-later') setImmediate(() => void Promise.reject(new TypeError('SECRET')))
  if (key === 'unawaited-read') void send(new Request('http://pages.example/trade/api/no-auth/unknown', { method: 'TRACE-X' }))
  if (key === 'incomplete') return { language: 'en' }
  if (key === 'unknown-language') return { language: 'xx', html: '', title: 'x', status: 200, notReady: '' }
  if (key === 'invalid-status') return { language: 'en', html: '', title: 'x', status: 42, notReady: '' }
  if (key === 'invalid-header') return { language: 'en', html: '', title: 'x', status: 200, retryAfter: '\\r\\n', notReady: '' }
  if (key === 'huge-number') return { language: 'en', html: 10n, title: 1, status: 200, notReady: 1n }
  return undefined
}
`

const KEYS = [...RENDER.matchAll(/key === '([\w-]+)'/g)].map(([, key = '']) => key)

describe('the failure of one request', async () => {
  const resources = new AsyncDisposableStack()
  afterAll(() => resources.disposeAsync())
  const backend = resources.use(
    await startBackend((incoming, outgoing) => {
      // The backend fails in the middle of its response.
      if (incoming.url?.includes('broken'))
        incoming.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n')
      else outgoing.end('{}')
    }),
  )
  const build = resources.use(await fixtureBuild({ 'server/render.js': RENDER }))
  const server = resources.use(spawnServer(build.folder, { PORT: '0', API_ORIGIN: backend.origin, RATE_LIMIT: '0' }))
  const port = await portOf(server)

  async function expectAlive(): Promise<void> {
    for (const path of ['/home', '/consent/some-key', '/trade/api/no-auth/transfer_in/info?key=good']) {
      expect((await send(port, { path, headers: { host: 'pages.example' } })).status).toBe(200)
    }
    expect([server.hasEnded(), server.errors()]).toEqual([false, ''])
    expect(server.lines.filter((line) => line.includes('"fatal"'))).toEqual([])
  }

  test.each(KEYS)('does not end the process: a failed rendering (%s)', async (key) => {
    await exchange(port, `GET /consent/${key} HTTP/1.1\r\nHost: pages.example\r\nConnection: close\r\n\r\n`)
    await expectAlive()
    expect(server.lines.join()).not.toContain('SECRET')
  })

  test('is logged if it is an unhandled rejection', async () => {
    await exchange(port, 'GET /consent/unawaited HTTP/1.1\r\nHost: pages.example\r\nConnection: close\r\n\r\n')
    const events = () => server.lines.filter((line) => line.includes('"unhandled rejection"'))
    await expect.poll(events).not.toEqual([])
    await expectAlive()
  })

  test('does not end the process: a response that breaks while it streams', async () => {
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
        const { socket, closed } = await openConnection(port)
        socket.write(request.slice(0, length), () => socket.resetAndDestroy())
        await closed
      }
    }
    await expectAlive()
  })
})
