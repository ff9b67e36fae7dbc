import { expect, test, vi } from 'vitest'
import { awayTarget } from './away-link.ts'

test.each([
  ['/?away=1&domain=a.example&key=K', '/transfer/?away=1&domain=a.example&key=K'],
  ['/anything/away=1?domain=a.example&id=7', '/transfer/anything/away=1?domain=a.example&id=7'],
  ['/anything/away%3D1', '/transfer/anything/away%3D1'],
  ['//evil.example/away=1?key=K', '/transfer//evil.example/away=1?key=K'],
  ['/https://evil.example/?away=1', '/transfer/https://evil.example/?away=1'],
  ['/?away=1&key=a%26b%3Dc', '/transfer/?away=1&key=a%26b%3Dc'],
  ['/home?key=K&away=1#content', '/transfer/home?key=K&away=1'],
  ['/%E0%A4%A?away=1&key=K%', '/transfer/%25E0%25A4%25A?away=1&key=K%'],
  ['/%E0%A4%A/away=1?key=K', '/transfer/%25E0%25A4%25A/away=1?key=K'],
  ['/?away=0', undefined],
  ['/?away=11', undefined],
  ['/?faraway=1', undefined],
  ['/', undefined],
])('maps the old link %s to %s', (href, target) => expect(awayTarget(href)).toBe(target))

test.each(['/%E0%A4%A?key=secret', '/%E0%A4%A/away%3D1?key=secret'])(
  'ignores a link in which malformed encoding hides away=1, and logs no key: %s',
  (href) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(awayTarget(href)).toBeUndefined()
    expect(log.mock.calls).toEqual([['The check for an old transfer link failed:', 'URIError']])
    log.mockRestore()
  },
)
