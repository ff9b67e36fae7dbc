import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPendingReads, type PendingRead } from '#server/pending-reads.ts'

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
