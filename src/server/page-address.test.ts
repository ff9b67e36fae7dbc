import { expect, test } from 'vitest'
import { classifyAddress } from './page-address.ts'

test.each([
  ['/', 'page'],
  ['/home', 'page'],
  ['/consent/KEY', 'page'],
  ['/consent/KEY/', 'page'],
  ['/consent/key.with.dots', 'page'],
  ['/dls/1/example.com', 'page'],
  ['/transfer/in/x.example/K', 'page'],
  ['/transfer', 'page'],
  ['/transfer.php?domain=x.example', 'page'],
  ['/registrant/verify?key=K', 'page'],
  ['/preview/email/nordlicht/trade-request', 'page'],
  ['/consent%2FKEY', 'page'],
  ['/old/link.html?away=1', 'page'],
  ['/x/away=1/y', 'page'],
  ['/%E0%A4%A?away=1', 'page'],
  ['/%E0%A4%A/away=1', 'page'],
  ['/%E0%A4%A/away%3D1', 'unknown page'],
  ['/x?faraway=12', 'unknown page'],
  ['/404', 'unknown page'],
  ['/no/such/page', 'unknown page'],
  ['/consent', 'unknown page'],
  ['/%E0%A4%A', 'unknown page'],
  ['/service-worker.js', 'missing file'],
  ['/favicon.ico', 'missing file'],
  ['/.well-known/security.txt', 'missing file'],
  ['/.git/config', 'missing file'],
  ['/%2egit/config', 'missing file'],
])('classifies %s as %s', (address, kind) => {
  const [path = '', query] = address.split('?')
  expect(classifyAddress({ path, query: query === undefined ? '' : `?${query}` })).toBe(kind)
})
