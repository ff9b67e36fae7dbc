import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOfRead, adoptServerRendering, takeEmbeddedResponse } from './embedded-responses.ts'

const ADDRESS = 'https://pages.example/trade/config'
const requestOf = (init?: RequestInit) => new Request(ADDRESS, { headers: { Accept: 'application/json' }, ...init })

const windowEvents = new EventTarget()

beforeEach(() => {
  const responses = [{ read: keyOfRead(requestOf()), status: 204, headers: {}, body: '' }]
  const textContent = JSON.stringify({ path: '/trade/config', host: 'pages.example', responses, isRendered: true })
  vi.stubGlobal('document', { querySelector: () => ({ textContent, remove: () => {} }) })
  vi.stubGlobal('location', new URL(ADDRESS))
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  adoptServerRendering()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('returns the response to the same request once, even without a body', () => {
  expect(takeEmbeddedResponse(requestOf())?.status).toBe(204)
  expect(takeEmbeddedResponse(requestOf())).toBeUndefined()
})

test.each([
  ['another method', requestOf({ method: 'PUT' })],
  ['another header', requestOf({ headers: { Accept: 'application/json', 'x-reseller-realm': 'nordlicht' } })],
  ['a missing header', requestOf({ headers: {} })],
  ['another URL', new Request(`${ADDRESS}?key=1`, requestOf())],
])('returns nothing for %s', (_, request) => {
  expect(takeEmbeddedResponse(request)).toBeUndefined()
  expect(takeEmbeddedResponse(requestOf())).toBeDefined()
})

test('discards unused responses when the page is visible', () => {
  windowEvents.dispatchEvent(new Event('pages:arrived'))
  expect(takeEmbeddedResponse(requestOf())).toBeUndefined()
})
