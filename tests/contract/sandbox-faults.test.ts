import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { components } from '#api/generated/sandbox.d.ts'
import { clientOf } from './support/client.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

type Fault = components['schemas']['Fault']

const PATH = '/consent/api/no-auth/identity_service/consent'
const CHOICE = JSON.stringify({ consents: [{ uid: 'c-1003', status: 'DENIED' }] })

let server: TestServer
beforeAll(async () => void (server = await startSandbox()))
afterEach(() => clientOf(server.origin).POST('/__sandbox/reset'))
afterAll(() => server.close())

/** Returns a response's status, type and first characters; `cut` if the connection broke, `waiting` on a timeout. */
async function outcome(path: string, init: RequestInit = {}, expected?: string): Promise<string> {
  const timeoutMs = expected === 'waiting' ? 800 : 20_000
  try {
    const response = await fetch(server.origin + path, { signal: AbortSignal.timeout(timeoutMs), ...init })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    return `${response.status} ${type} ${(await response.text()).slice(0, 15)}`
  } catch (error) {
    return error instanceof DOMException ? 'waiting' : 'cut'
  }
}

function save(key: string, expected?: string): Promise<string> {
  const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: CHOICE }
  return outcome(`${PATH}/${key}`, put, expected)
}

const CONSENT_START = '200 application/json {"object_data":'
const EMPTY = '502 text/plain '
const HTML = '200 text/html <!doctype html>'

test.each([
  ['error-empty', EMPTY, EMPTY],
  ['html', HTML, HTML],
  ['not-json', CONSENT_START, CONSENT_START],
  ['dropped', 'cut', 'cut'],
  ['slow', 'waiting', 'waiting'],
  ['save-drops-answer', CONSENT_START, 'cut'],
  ['save-stores-less', CONSENT_START, CONSENT_START],
  ['save-empty-200', CONSENT_START, '200  '],
  ['save-foreign', CONSENT_START, '200 application/json {"status":"ok"}'],
  ['save-html', CONSENT_START, HTML],
  ['save-empty-502', CONSENT_START, EMPTY],
])('with the key %s, a read returns "%s"; a save returns "%s" and adds a ledger entry', async (key, read, saved) => {
  expect(await outcome(`${PATH}/${key}`, {}, read)).toBe(read)
  expect(await save(key, saved)).toBe(saved)
  const { data } = await clientOf(server.origin).GET('/__sandbox/ledger', { params: { query: { key } } })
  expect(data?.entries).toHaveLength(1)
})

test('sends invalid JSON, and slow responses after two seconds', async () => {
  const response = await fetch(`${server.origin}${PATH}/not-json`)
  await expect(response.json()).rejects.toThrow(SyntaxError)
  const start = performance.now()
  expect(await outcome(`${PATH}/slow`, { signal: AbortSignal.timeout(5000) })).toBe(CONSENT_START)
  expect(performance.now() - start).toBeGreaterThan(1900)
})

async function injectFault(fault: Fault): Promise<void> {
  const { response } = await clientOf(server.origin).POST('/__sandbox/fault', { body: fault })
  expect(response.status).toBe(204)
}

test.each<[Fault['kind'], string]>([
  ['status-500', '500 application/json {"response_text'],
  ['empty-502', EMPTY],
  ['drop', 'cut'],
  ['drop-answer', 'cut'],
  ['never', 'waiting'],
])('injects one fault of the kind %s', async (kind, expected) => {
  await injectFault({ method: 'GET', path: '/trade/config', times: 1, kind })
  expect(await outcome('/trade/config', {}, expected)).toBe(expected)
  expect(await outcome('/trade/config')).toMatch(/^200 application\/json {"features"/)
})

test('limits a fault to a method, a path prefix and a header', async () => {
  await injectFault({
    method: 'PUT',
    path: `${PATH}/*`,
    kind: 'empty-502',
    header: { name: 'x-request-id', value: 'mine' },
  })
  const put = { method: 'PUT', headers: { 'content-type': 'application/json', 'x-request-id': 'mine' }, body: CHOICE }
  expect(await outcome(`${PATH}/optional-only`, put)).toBe(EMPTY)
  expect(await outcome(`${PATH}/other-key`, put)).toBe(EMPTY)
  expect(await outcome(`${PATH}/optional-only`, { headers: { 'x-request-id': 'mine' } })).toBe(CONSENT_START)
  expect(await save('optional-only')).toBe(CONSENT_START)
})

test('injects no fault into a reset', async () => {
  await injectFault({ path: '/*', kind: 'drop' })
  expect(await outcome('/trade/config')).toBe('cut')
  await clientOf(server.origin).POST('/__sandbox/reset')
  expect(await outcome('/trade/config')).toMatch(/^200/)
})

test('does not report an injected fault as a contract violation', () => expect(server.reports).toEqual([]))
