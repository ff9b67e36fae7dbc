import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logPath } from './log-path.ts'

test.each([
  ['/consent/KEY/data-sharing', '/consent/*/data-sharing'],
  ['/transfer/in/example.com/KEY', '/transfer/in/*/*'],
  ['/trade/intentionally_broken/nordlicht', '/trade/intentionally_broken/*'],
  ['/request/test/opensrs/nordlicht', '/request/test/*/*'],
  ['/dls/api/no-auth/dls/approve', '/dls/api/no-auth/dls/approve'],
  ['/tld-info/unhash', '/tld-info/unhash'],
  ['/tld-info/gethash/', '/tld-info/gethash/'],
  ['/404', '/404'],
  ['/assets/app-1.js', '/assets/*'],
  ['/robots.txt', '/robots.txt'],
  ['/transfer-out/KEY', '/transfer-out/*'],
  ['/Consent/KEY', '/*/*'],
  ['/access_key', '/*'],
  ['//consent/', '//consent/'],
  [`/${'KEY/'.repeat(10)}KEY`, `/${'*/'.repeat(10)}*`],
  [`/${'KEY/'.repeat(11)}KEY`, `/${'*/'.repeat(10)}*/…`],
  [undefined, '*'],
])('logs %s as %s', (path, logged) => {
  expect(logPath(path)).toBe(logged)
})

/** Keys of 6 to 40 characters of any kind. */
const KEYS = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/),
  fc.string({ minLength: 6, maxLength: 40, unit: 'binary' }).filter((key) => key.trim().length >= 6),
)

test.each<(key: string) => string>([
  (key) => `/consent/${key}`,
  (key) => `/transfer/in/example.com/${key}`,
  (key) => `/${key}/consent`,
  (key) => `/consent//${key}/data-sharing`,
  (key) => `/consent/api/no-auth/identity_service/consent/${key}`,
  (key) => `/consent/${key}${key}/${key}.html`,
  (key) => `/assets/${key}`,
])('logs no key: %s', (pathOf) => {
  fc.assert(
    fc.property(KEYS, fc.boolean(), (key, isEncoded) => {
      const segment = isEncoded ? encodeURIComponent(key.toWellFormed()) : key.replaceAll('/', '|')
      const logged = logPath(pathOf(segment))
      expect(logged).not.toContain(segment)
      expect(logged).toMatch(/^[\w/*.…-]+$/)
    }),
  )
})
