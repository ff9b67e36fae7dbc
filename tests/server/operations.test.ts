import { expect, test } from 'vitest'
import { callLabels, findCall, OPERATIONS } from '#server/operations.ts'

const withValues = (path: string) => path.replaceAll(/\{\w+\}/g, 'SECRET')

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s is found, and has a flow',
  (_, operation) => {
    const { method, path } = operation
    const call = findCall(method, withValues(path))
    expect(call?.operation).toBe(operation)
    expect(call?.route).not.toContain('SECRET')
    const labels = callLabels(method, withValues(path))
    expect(labels).toEqual({ flow: expect.stringMatching(/^(?!other)[a-z_]+$/), operation: `${method} ${path}` })
  },
)

test('labels requests that match no operation "other"', () => {
  for (const [method, path] of [
    ['GET', '/trade/config'],
    ['DELETE', '/trade/api/no-auth/transfer_in/info'],
    ['GET', '/trade/api/no-auth/transfer_in/info/K'],
  ] as const)
    expect(callLabels(method, path)).toEqual({ flow: 'other', operation: 'other' })
})

test.each([
  ['pages', ['/', '/trade/config', '/tld-info/HASH', '/constructor']],
  ['prefixes in another case or place', ['/Trade/api/x', '/trade/API/x', '//trade/api/x', '/x/trade/api/y']],
  ['similar prefixes', ['/trade/api', '/trade/apix/y', '/consent/KEY/api/x', '/request/api/x']],
  ['similar paths', ['/tld-info/gethash', '/tld-info/unhash/']],
])('%s are not calls', (_, paths) => {
  for (const path of paths) {
    for (const method of ['GET', 'POST']) expect([path, findCall(method, path)]).toEqual([path, undefined])
  }
})

test.each(['/tld-info/gethash/', '/tld-info/unhash'])('%s is a call for POST only', (path) => {
  expect(findCall('POST', path)?.operation?.service).toBe('TLD_INFO')
  for (const method of ['GET', 'PUT', 'post']) expect(findCall(method, path)).toBeUndefined()
})

test('lists the operations without a key', () => {
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
