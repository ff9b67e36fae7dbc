import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOfRead, received, takeBroughtAnswers, takePreloaded, type PreloadedRead } from './preloaded.ts'

const ADDRESS = 'https://pages.example/trade/config'
const NEVER = new AbortController().signal
const requestOf = (init?: RequestInit) => new Request(ADDRESS, { headers: { Accept: 'application/json' }, ...init })

const abort = vi.fn<(reason: unknown) => void>()
const response = Response.json({ features: {} })

beforeEach(async () => {
  abort.mockClear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') })
  const read: PreloadedRead = { answer: received(Promise.resolve(response)), abort }
  globalThis.preloadedReads = new Map([[keyOfRead(requestOf()), read]])
  await read.answer
})
afterEach(() => {
  globalThis.preloadedReads = undefined
  vi.useRealTimers()
})

test('the same request gets the answer with the moment of its arrival, once', async () => {
  vi.setSystemTime('2026-11-21T09:00:30Z')
  expect(await takePreloaded(requestOf(), NEVER)).toEqual({ response, receivedAt: Date.parse('2026-11-21T09:00:00Z') })
  expect(takePreloaded(requestOf(), NEVER)).toBeUndefined()
})

test.each([
  ['another method', requestOf({ method: 'PUT' })],
  ['another header', requestOf({ headers: { Accept: 'application/json', 'x-reseller-realm': 'nordlicht' } })],
  ['no header', requestOf({ headers: {} })],
  ['another address', new Request(`${ADDRESS}?key=1`, requestOf())],
])('%s does not', (_, request) => {
  expect(takePreloaded(request, NEVER)).toBeUndefined()
  expect(takePreloaded(requestOf(), NEVER)).toBeDefined()
})

test('it is given up with its reason, also when that was before', () => {
  const early = new AbortController()
  void takePreloaded(requestOf(), early.signal)
  expect(abort).not.toHaveBeenCalled()
  early.abort('no longer wanted')
  expect(abort).toHaveBeenCalledExactlyOnceWith('no longer wanted')
})

test('it is given up at once when it is no longer wanted', () => {
  void takePreloaded(requestOf(), AbortSignal.abort('too late'))
  expect(abort).toHaveBeenCalledExactlyOnceWith('too late')
})

test('without preloaded reads, nothing is given', () => {
  globalThis.preloadedReads = undefined
  expect(takePreloaded(requestOf(), NEVER)).toBeUndefined()
})

test('an answer without a body is brought along by the document as any other', async () => {
  globalThis.preloadedReads = undefined
  const read = keyOfRead(requestOf())
  const answers = [{ read, status: 204, headers: {}, body: '' }]
  const textContent = JSON.stringify({ path: '/trade/config', host: 'pages.example', answers, isRendered: true })
  vi.stubGlobal('document', { querySelector: () => ({ textContent, remove: () => {} }) })
  vi.stubGlobal('location', new URL(ADDRESS))
  vi.stubGlobal('addEventListener', () => {})
  expect(takeBroughtAnswers()).toBe(true)
  expect((await takePreloaded(requestOf(), NEVER))?.response.status).toBe(204)
  vi.unstubAllGlobals()
})
