import { expect, test } from 'vitest'
import { API_PATHS } from '#lib/api-paths.gen.ts'
import { operationOf } from '#server/operations.ts'
import { serviceCall } from '#server/services.ts'

test.each([
  ['GET', '/trade/api/no-auth/transfer_in/info', 'transfer_in', 'GET /trade/api/no-auth/transfer_in/info'],
  [
    'PUT',
    '/consent/api/no-auth/identity_service/consent/K',
    'preferences',
    'PUT /consent/api/no-auth/identity_service/consent/{access_key}',
  ],
  [
    'POST',
    '/registrant/api/no-auth/registrant_verification/verify',
    'verification',
    'POST /registrant/api/no-auth/registrant_verification/verify',
  ],
  ['POST', '/tld-info/unhash', 'tld_info', 'POST /tld-info/unhash'],
  ['GET', '/trade/config', 'other', 'other'],
  ['DELETE', '/trade/api/no-auth/transfer_in/info', 'other', 'other'],
  ['GET', '/trade/api/no-auth/transfer_in/info/K', 'other', 'other'],
  ['GET', '/x/trade/api/no-auth/transfer_in/info', 'other', 'other'],
])('%s %s is counted as %s', (method, path, flow, operation) => {
  expect(operationOf(method, path)).toEqual({ flow, operation })
})

const CALLS = Object.values(API_PATHS).filter((path) => serviceCall('POST', path))

test.each(CALLS)('%s belongs to a flow, whose name is part of no key', (path) => {
  const { flow, operation } = operationOf('POST', path.replace(/\{\w+\}/, 'SECRET'))
  expect(flow).toMatch(/^[a-z_]+$/)
  expect(flow).not.toBe('other')
  expect(operation).not.toContain('SECRET')
})
