import { expect, test } from 'vitest'
import { DOCUMENT_PERMISSIONS, documentPolicy, headersOf } from '#server/security-headers.ts'

const parsed = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((each): [string, string] => [each.split(' ')[0] ?? '', each.replace(/^\S+ /, '')]),
  )

/** No other directive stands in for these. */
const BY_THEMSELVES = ['default-src', 'form-action', 'base-uri', 'frame-ancestors']

test('what is no document may do nothing, be framed by nobody and lead nowhere', () => {
  const policy = parsed(headersOf('/trade/config', false)['content-security-policy'])
  expect(policy).toEqual(Object.fromEntries(BY_THEMSELVES.map((name) => [name, "'none'"])))
})

test('the document runs its own scripts, and only text that no script made becomes HTML', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'nonce-b'"] } as const
  const policy = parsed(documentPolicy(inline, 'https://collector.example:8443/a?b'))
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'nonce-b'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self' https://collector.example:8443",
    'form-action': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
  expect(parsed(documentPolicy(inline))['connect-src']).toBe("'self'")
})

test('permissions are denied one by one: the cameras of all, of the document everything else as well', () => {
  const denied = /^[a-z-]+=\(\)(?:, [a-z-]+=\(\))*$/
  expect(DOCUMENT_PERMISSIONS).toMatch(denied)
  expect(headersOf('/', false)['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()')
  expect(headersOf('/preview-frame.html', false)['permissions-policy']).toBe(DOCUMENT_PERMISSIONS)
  for (const feature of [
    'camera',
    'geolocation',
    'microphone',
    'payment',
    'usb',
    'fullscreen',
    'publickey-credentials-get',
  ])
    expect(DOCUMENT_PERMISSIONS.split(', ')).toContain(`${feature}=()`)
})

test.each([
  ['/assets/app.js', undefined],
  ['/x/assets/app.js', 'DENY'],
  [undefined, 'DENY'],
])('of %s, files alone have only what means something for them', (path, frames) => {
  const headers = headersOf(path, false)
  expect(headers['x-frame-options']).toBe(frames)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(frames && { 'cross-origin-opener-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' }),
  })
})

test('only whoever came by https is told to stay there, for a year', () => {
  for (const path of ['/', '/assets/app.js', '/preview-frame.html']) {
    expect(headersOf(path, true)['strict-transport-security']).toBe('max-age=31536000')
    expect(headersOf(path, false)).not.toHaveProperty('strict-transport-security')
  }
})
