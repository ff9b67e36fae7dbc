import { describe, expect, test } from 'vitest'
import { findCall, forwardedPath, OPERATIONS, operationOf } from '#server/operations.ts'

const withValues = (path: string) => path.replaceAll(/\{\w+\}/g, 'SECRET')

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s is found', (_, operation) => {
  const { method, path } = operation
  const call = findCall(method, withValues(path))
  expect(call?.operation).toBe(operation)
  expect(call?.route).not.toContain('SECRET')
})

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s belongs to a flow', (_, operation) => {
  const counted = operationOf(operation.method, withValues(operation.path))
  expect(counted.flow).toMatch(/^(?!other)[a-z_]+$/)
  expect(counted.operation).toBe(`${operation.method} ${operation.path}`)
})

test('counts everything else together', () => {
  for (const [method, path] of [
    ['GET', '/trade/config'],
    ['DELETE', '/trade/api/no-auth/transfer_in/info'],
    ['GET', '/trade/api/no-auth/transfer_in/info/K'],
  ] as const)
    expect(operationOf(method, path)).toEqual({ flow: 'other', operation: 'other' })
})

const NO_OPERATION = [
  '/trade/api/',
  '/trade/api/anything',
  '/trade/api/no-auth/transfer_in/info/',
  '/trade/api/no-auth/transfer_in/info/more',
  '/trade/api/no-auth//transfer_in/info',
  '/trade/api/no-auth/Transfer_in/info',
  '/consent/api/no-auth/identity_service/%63onsent/K',
  '/consent/api/no-auth/identity_service/consent/',
  '/consent/api/no-auth/identity_service/consent/K/more',
  '/tld-info/api/no-auth/other',
  '/dls/api/x',
]

describe('under an API prefix', () => {
  test.each(NO_OPERATION)('%s is no operation by any method', (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(findCall(method, path)).toEqual({
        route: expect.stringMatching(/^\/[\w-]+\/api\/\*$/) as string,
        allow: [],
      })
  })

  test('another method is refused with the methods of the path', () => {
    expect(findCall('POST', '/trade/api/no-auth/transfer_in/info')).toMatchObject({ allow: ['GET'] })
    expect(findCall('HEAD', '/trade/api/no-auth/transfer_in/info')).toMatchObject({ allow: ['GET'] })
    expect(findCall('DELETE', '/consent/api/no-auth/identity_service/consent/K')).toMatchObject({
      allow: ['GET', 'PUT'],
    })
  })
})

test.each([
  '/',
  '/trade/config',
  '/trade/api',
  '/trade/apix/y',
  '/Trade/api/x',
  '/trade/API/x',
  '//trade/api/x',
  '/x/trade/api/y',
  '/consent/KEY/api/x',
  '/tld-info/HASH',
  '/tld-info/gethash',
  '/tld-info/unhash/',
  '/request/api/x',
  '/constructor',
])('%s belongs to the pages', (path) => {
  for (const method of ['GET', 'POST']) expect(findCall(method, path)).toBeUndefined()
})

test.each(['/tld-info/gethash/', '/tld-info/unhash'])('%s is a call as POST only', (path) => {
  expect(findCall('POST', path)?.operation?.service).toBe('TLD_INFO')
  for (const method of ['GET', 'PUT', 'post']) expect(findCall(method, path)).toBeUndefined()
})

test.each([
  ['', ''],
  ['?key=a%2Fb+c&domain=x.example', '?key=a%2Fb+c&domain=x.example'],
  ['?utm_source=mail&key=K&KEY=L&key[]=M&domain=x', '?key=K&domain=x'],
  ['?key=K&key=L', '?key=K&key=L'],
  ['?%6bey=K', '?%6bey=K'],
  ['?a=1&&b=2', ''],
])('forwards of the query %j only %j', (query, forwarded) => {
  const call = findCall('GET', '/trade/api/no-auth/transfer_in/info')
  if (!call?.operation) throw new Error('No operation')
  expect(forwardedPath(call.operation, '/p', query)).toBe(`/p${forwarded}`)
})

test('knows what cannot be guessed', () => {
  const keyless = OPERATIONS.filter(({ keys }) => keys.length === 0).map(({ id }) => id)
  expect(keyless.toSorted()).toEqual([
    'getBranding',
    'getPageSample',
    'getSystemBranding',
    'getTldInfoHash',
    'listTldNames',
    'listTlds',
    'renderTemplate',
  ])
})
