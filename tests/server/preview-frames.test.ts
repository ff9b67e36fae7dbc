import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { headersOf } from '#server/security-headers.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const FRAMES = ['/preview-frame.html', '/preview-frame-images.html']
const PUBLIC = join(import.meta.dirname, '../../public')

describe.each(FRAMES)('%s', (path) => {
  const headers = headersOf(path, true)
  const policy = headers['content-security-policy'] ?? ''

  test('lets nothing run, be sent or be fetched but images', () => {
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:( https:)?; /)
    expect(policy.includes('https:')).toBe(path.includes('images'))
    expect(policy).not.toMatch(/script-src|connect-src|frame-src|font-src/)
  })

  test('lets text become HTML by its one policy alone', () => {
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types message-preview$/)
  })

  test('may be framed by the pages, and by nobody else', () => {
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('says the same itself, for hosts that send files as they are', async () => {
    const html = await readFile(join(PUBLIC, path), 'utf8')
    const own = /http-equiv="content-security-policy"\s+content="([^"]+)"/.exec(html)?.[1]
    expect(own).toBe(policy.replace("; frame-ancestors 'self'", ''))
    expect(html).not.toMatch(/<script|<link/)
  })

  test('is sent with these headers, also by the development server', async () => {
    await using server = await startServer({})
    expect((await ask(server.port, { path })).headers).toMatchObject({
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
    })
  })
})

test.each(['/', '/preview/email/nordlicht/a', '/preview-frame', '/x/preview-frame.html', undefined])(
  '%s is no frame of a preview',
  (path) => expect(headersOf(path, true)['x-frame-options']).toBe('DENY'),
)
