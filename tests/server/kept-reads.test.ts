import http from 'node:http'
import type { FastifyRequest } from 'fastify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPendingReads, type PendingRead } from '#server/pending-reads.ts'
import { startNotingBackend } from './support/backends.ts'
import { ask, startServer } from './support/servers.ts'

const HEADERS = {
  host: 'pages.example',
  accept: 'application/json',
  'accept-language': 'tr',
  cookie: 'session=1',
  'user-agent': 'A browser',
  'content-type': 'application/json',
  forwarded: 'for=192.0.2.7',
  via: '1.1 gateway',
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-host': 'pages.example',
  'x-forwarded-proto': 'https',
  'x-xsrf-token': 'a',
  'x-reseller-realm': 'nordlicht',
  'x-brand-system-name': 'opensrs',
}
const READ = { method: 'POST', url: '/tld-info/unhash', headers: HEADERS, body: 'hash=H' }

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function begun(answer: PendingRead['answer'] = new Promise(() => {})) {
  const abort = vi.fn<() => void>()
  return { answer, abort }
}

type Identity = Omit<typeof READ, 'headers' | 'body'> & { headers: Record<string, string>; body: string | undefined }

const take = (reads: ReturnType<typeof createPendingReads>, { url, body, ...call }: Identity = READ) =>
  reads.take({ ...call, originalUrl: url } as unknown as FastifyRequest, body === undefined ? body : Buffer.from(body))

test('a read is taken once, by the call that asks for the same', () => {
  const reads = createPendingReads()
  const read = begun()
  expect(take(reads)).toBeUndefined()
  reads.leave(READ, read)
  expect(take(reads, { ...READ, headers: { ...HEADERS, 'accept-encoding': 'br' } })?.answer).toBe(read.answer)
  expect(take(reads)).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(read.abort).not.toHaveBeenCalled()
})

test('a read without a body is taken by a call without one', () => {
  const reads = createPendingReads()
  const read = begun()
  reads.leave({ ...READ, body: '' }, read)
  expect(take(reads, { ...READ, body: undefined })?.answer).toBe(read.answer)
})

test.each<[string, Identity]>([
  ['another method', { ...READ, method: 'GET' }],
  ['another address', { ...READ, url: '/tld-info/unhash?x' }],
  ['another body', { ...READ, body: 'hash=G' }],
  ['no body', { ...READ, body: undefined }],
  ...Object.keys(HEADERS).flatMap((name): [string, Identity][] => [
    [`another ${name}`, { ...READ, headers: { ...HEADERS, [name]: 'other' } }],
    [`no ${name}`, { ...READ, headers: Object.fromEntries(Object.entries(HEADERS).filter(([each]) => each !== name)) }],
  ]),
])('a call with %s is left to the backend', (_, call) => {
  const reads = createPendingReads()
  const read = begun()
  reads.leave(READ, read)
  expect(take(reads, call)).toBeUndefined()
  expect(take(reads)?.answer).toBe(read.answer)
})

test('a read that nobody takes is given up after ten seconds', () => {
  const reads = createPendingReads()
  const read = begun()
  reads.leave(READ, read)
  vi.advanceTimersByTime(9999)
  expect(read.abort).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(read.abort).toHaveBeenCalledOnce()
  expect(take(reads)).toBeUndefined()
})

test('whoever opens the page again has the newer read, and its failure is no fault', async () => {
  const reads = createPendingReads()
  const [old, fresh] = [begun(), begun(Promise.reject(new Error('cut')))]
  reads.leave(READ, old)
  vi.advanceTimersByTime(5000)
  reads.leave(READ, fresh)
  expect(old.abort).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(9999)
  expect(take(reads)?.answer).toBe(fresh.answer)
  await expect(fresh.answer).rejects.toThrow('cut')
  expect(fresh.abort).not.toHaveBeenCalled()
})

test('the failure of a read that nobody has taken yet is no fault', async () => {
  vi.useRealTimers()
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  createPendingReads().leave(READ, begun(Promise.reject(new Error('cut'))))
  // Node tells of unhandled rejections before it goes on to what was put off.
  await new Promise((resolve) => void setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('no body is looked at where no read is pending', () => {
  const body = Buffer.from('hash=H')
  const toText = vi.spyOn(body, 'toString')
  const call = { method: 'POST', originalUrl: READ.url, headers: HEADERS } as unknown as FastifyRequest
  expect(createPendingReads().take(call, body)).toBeUndefined()
  expect(toText).not.toHaveBeenCalled()
})

describe('a call whose read was begun for its document', () => {
  beforeEach(() => void vi.useRealTimers())

  const PATH = '/trade/api/no-auth/transfer_in/info?key=K'
  const WHOLE = {
    statusCode: 203,
    headers: { 'content-type': 'application/json', 'x-request-id': 'R-1', 'x-evil': 'evil' },
    rawPayload: Buffer.from('{"domain":"a.example"}'),
  }

  async function startWith(answer: PendingRead['answer'], method = 'GET', body = '') {
    const pendingReads = createPendingReads()
    const backend = await startNotingBackend((_, outgoing) => void outgoing.end())
    const server = await startServer({ API_ORIGIN: backend.origin }, { pendingReads })
    const read = begun(answer)
    const { mock: takes } = vi.spyOn(pendingReads, 'take')
    pendingReads.leave({ method, url: PATH, headers: { host: `127.0.0.1:${server.port}` }, body }, read)
    return {
      ...read,
      takes,
      port: server.port,
      calls: backend.calls,
      async [Symbol.asyncDispose]() {
        await server[Symbol.asyncDispose]()
        await backend[Symbol.asyncDispose]()
      },
    }
  }

  test.each([
    ['GET', ''],
    ['POST', 'key=K'],
  ])('is answered with it: %s', async (method, body) => {
    await using server = await startWith(Promise.resolve(WHOLE), method, body)
    const first = await ask(server.port, { method, path: PATH, body })
    expect([first.status, first.body.toString()]).toEqual([203, '{"domain":"a.example"}'])
    expect(first.headers).toMatchObject({ 'content-type': 'application/json', 'x-request-id': 'R-1' })
    expect(first.headers).not.toHaveProperty('x-evil')
    expect(server.calls).toEqual([])
    expect((await ask(server.port, { method, path: PATH, body })).status).toBe(200)
    expect(server.calls).toHaveLength(1)
    expect(server.abort).not.toHaveBeenCalled()
  })

  test('has an id of its own where the read has none', async () => {
    await using server = await startWith(Promise.resolve({ ...WHOLE, headers: {} }))
    const { headers } = await ask(server.port, { path: PATH })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is asked anew where its body is too long to be compared', async () => {
    const body = 'x'.repeat(70_000)
    await using server = await startWith(Promise.resolve(WHOLE), 'POST', '')
    expect((await ask(server.port, { method: 'POST', path: PATH, body })).status).toBe(200)
    expect(server.calls).toHaveLength(1)
  })

  test('gives it up when its browser goes', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<typeof WHOLE>()
    await using server = await startWith(answer)
    const request = http.get({ host: '127.0.0.1', port: server.port, path: PATH, agent: false })
    request.on('error', () => {})
    await expect.poll(() => server.takes.results).toHaveLength(1)
    request.destroy()
    await expect.poll(() => server.abort.mock.calls).toHaveLength(1)
    resolve(WHOLE)
  })
})
