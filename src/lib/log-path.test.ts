import { expect, test } from 'vitest'
import { logPath } from './log-path.ts'

test.each([
  ['/consent/KEY/data-sharing', '/consent/*/data-sharing'],
  ['/transfer/in/example.com/KEY', '/transfer/in/*/*'],
  ['/trade/intentionally_broken/nordlicht', '/trade/intentionally_broken/*'],
  ['/request/test/opensrs/nordlicht', '/request/test/*/*'],
  ['/dls/api/no-auth/dls/approve', '/dls/api/no-auth/dls/approve'],
  ['/tld-info/unhash', '/tld-info/unhash'],
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
