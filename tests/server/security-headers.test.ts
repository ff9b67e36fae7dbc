import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_PERMISSIONS, documentPolicy, headersOf } from '#server/security-headers.ts'
import { send } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const parsePolicy = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((each): [string, string] => [each.split(' ')[0] ?? '', each.replace(/^\S+ /, '')]),
  )

/** Directives without a fallback, and `default-src`, the fallback of all other directives. */
const BASIC = ['default-src', 'form-action', 'base-uri', 'frame-ancestors']

test('a response other than the document can load, frame and submit nothing', () => {
  const policy = parsePolicy(headersOf('/trade/config', false)['content-security-policy'])
  expect(policy).toEqual(Object.fromEntries(BASIC.map((name) => [name, "'none'"])))
})

test('the document can run only its own scripts, and cannot turn text into HTML', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'nonce-b'"] } as const
  const policy = parsePolicy(documentPolicy(inline, 'https://collector.example:8443/a?b'))
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
  expect(parsePolicy(documentPolicy(inline))['connect-src']).toBe("'self'")
})

test('the document has no permissions, and no response may use cameras, location or microphones', () => {
  const denied = /^[a-z-]+=\(\)(?:, [a-z-]+=\(\))*$/
  expect(DOCUMENT_PERMISSIONS).toMatch(denied)
  expect(headersOf('/', false)['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()')
  expect(headersOf('/preview-frame.html', false)['permissions-policy']).toBe(DOCUMENT_PERMISSIONS)
  for (const feature of ['camera', 'geolocation', 'payment', 'usb', 'fullscreen', 'publickey-credentials-get'])
    expect(DOCUMENT_PERMISSIONS.split(', ')).toContain(`${feature}=()`)
})

test.each([
  ['/assets/app.js', undefined],
  ['/x/assets/app.js', 'DENY'],
  [undefined, 'DENY'],
])('%s has the headers of an asset or a page, with X-Frame-Options %s', (path, frames) => {
  const headers = headersOf(path, false)
  expect(headers['x-frame-options']).toBe(frames)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(frames && { 'cross-origin-opener-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow' }),
  })
})

test('only a response over https sets HSTS, for a year', () => {
  for (const path of ['/', '/assets/app.js', '/preview-frame.html']) {
    expect(headersOf(path, true)['strict-transport-security']).toBe('max-age=31536000')
    expect(headersOf(path, false)).not.toHaveProperty('strict-transport-security')
  }
})

describe.each(['/preview-frame.html', '/preview-frame-images.html'])('%s', (path) => {
  const headers = headersOf(path, true)
  const policy = headers['content-security-policy'] ?? ''

  test('can load only styles and images, and be framed only by our pages', () => {
    expect(parsePolicy(policy)).toEqual({
      ...Object.fromEntries(BASIC.map((name) => [name, "'none'"])),
      'frame-ancestors': "'self'",
      'style-src': "'unsafe-inline'",
      'img-src': path.includes('images') ? 'data: https:' : 'data:',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'message-preview',
    })
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test('contains the same policy in a meta tag, for static hosts', async () => {
    const html = await readFile(join(import.meta.dirname, '../../public', path), 'utf8')
    const metaPolicy = /http-equiv="content-security-policy"\s+content="([^"]+)"/.exec(html)?.[1]
    expect(metaPolicy).toBe(policy.replace("; frame-ancestors 'self'", ''))
    expect(html).not.toMatch(/<script|<link/)
  })

  test('is sent with this policy and X-Frame-Options', async () => {
    await using server = await startServer({})
    const expected = { 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' }
    expect((await send(server.port, { path })).headers).toMatchObject(expected)
  })
})

test.each(['/', '/preview/email/nordlicht/a', '/preview-frame', '/x/preview-frame.html', undefined])(
  '%s cannot be framed',
  (path) => expect(headersOf(path, true)['x-frame-options']).toBe('DENY'),
)
