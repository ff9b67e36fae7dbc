import { afterAll, beforeEach, expect, test } from 'vitest'
import { forwardedPath, OPERATIONS, PREFIXES } from '#server/operations.ts'
import { startRecordingBackend } from './support/backends.ts'
import { send, responseText, type RequestOptions } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Path endings at which no service has an operation. */
const UNKNOWN = [
  '',
  'x',
  'no-auth',
  'no-auth/',
  'no-auth/x',
  'auth/transfer_in/info',
  'v2/no-auth/transfer_in/info',
  '*',
  'constructor',
  '__proto__',
  'no-auth/transfer_in/info/../../admin',
  'no-auth/..;/admin',
  '..%2f..%2fadmin',
  '%2e%2e%2fadmin',
  'no-auth/%00',
  'x'.repeat(2000),
]

/** Variants of a path that some backends treat like the path itself. */
const VARIANTS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}/more`,
  (path) => path.replace('/no-auth', '//no-auth'),
  (path) => path.replace('no-auth', 'No-Auth'),
  (path) => path.replace('no-auth', '%6eo-auth'),
  (path) => path.replace('no-auth/', 'no-auth%2f'),
  (path) => path.replace('no-auth', 'no-auth;x=1'),
  (path) => path.replace('no-auth/', ''),
]

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function requestFor(method: string, path: string): RequestOptions {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return { method, path, ...(hasBody && { headers: FORM, body: 'key=some-key' }) }
}

const server = await startServerFor(
  startRecordingBackend((_, outgoing) => void outgoing.end('{}')),
  { RATE_LIMIT: '0' },
)
const { calls } = server.backend
beforeEach(() => void (calls.length = 0))
afterAll(() => server[Symbol.asyncDispose]())

test.each([...PREFIXES.keys()])('paths under %s that are not in the contract return 404', async (prefix) => {
  const operation = OPERATIONS.find(({ path }) => path.startsWith(`${prefix}no-auth/`))
  const variants = VARIANTS.map((vary) => vary((operation?.path ?? '').replaceAll(/\{\w+\}/g, 'some-key')))
  for (const [index, path] of [...UNKNOWN.map((rest) => prefix + rest), ...variants].entries()) {
    const method = METHODS[index % METHODS.length] ?? 'GET'
    const response = await send(server.port, requestFor(method, path))
    if (method !== 'HEAD') responseText(response)
    expect([path, response.status, response.headers.allow]).toEqual([path, 404, undefined])
  }
  expect(calls).toEqual([])
})

test.each([
  ['/consent/api/no-auth/identity_service/consent/some-key', 'GET, PUT'],
  ['/trade/api/no-auth/transfer_in/approve', 'POST'],
])('methods that the contract does not list for %s return 405', async (path, allow) => {
  for (const method of METHODS.filter((each) => !allow.split(', ').includes(each))) {
    const response = await send(server.port, requestFor(method, path))
    expect([method, response.status, response.headers.allow]).toEqual([method, 405, allow])
    if (method !== 'HEAD') responseText(response)
  }
  expect(calls).toEqual([])
})

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  'forwards only the query parameters of the operation, byte for byte: %s',
  (_, operation) => {
    const { path, query } = operation
    const foreignKeys = OPERATIONS.flatMap((other) => other.keys).filter((key) => !query.includes(key))
    const unknown = ['utm_source=mail', 'KEY=x', 'key[]=x', '_method=PUT', '__proto__=x', '=x', 'x', '']
    // Values that a server would change if it normalized them, a name without a value, and an encoded name.
    const knownPairs = query.flatMap((name) => [
      ...['%41%62', 'a+b%20c', '%2f%2F', '!*()', '', '%E0%A4%A', 'x=y', '%22'].map((value) => `${name}=${value}`),
      name,
      `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=x`,
    ])
    const otherPairs = [...unknown, ...foreignKeys.map((key) => `${key}=x`)]
    const pairs = knownPairs.flatMap((pair, index) => [otherPairs[index % otherPairs.length], pair]).concat(otherPairs)
    const forwardedQuery = knownPairs.length > 0 ? `?${knownPairs.join('&')}` : ''
    expect(forwardedPath(operation, path, `?${pairs.join('&')}`)).toBe(path + forwardedQuery)
  },
)
