import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairLink } from './repair-link.ts'

const LINK = '/consent/Ab3-x_9~Z'

describe('repairLink', () => {
  it.each([
    ['an encoded bracket at the end', `${LINK}%3E`],
    ['a closing parenthesis and a full stop', `${LINK}).`],
    ['an HTML entity', `${LINK}&gt;`],
    ['a soft line break', '/consent/Ab3-=%0D%0Ax_9~Z'],
    ['doubled slashes', '//consent//Ab3-x_9~Z'],
    ['backslashes', '/consent\\\\Ab3-x_9~Z'],
    ['a space', '/consent/Ab3-%20x_9~Z'],
    ['an encoded slash', '/consent%2FAb3-x_9~Z'],
    ['double encoding', '/consent%252FAb3-x_9~Z'],
    ['wrapping by a link scanner', `/?url=https%3A%2F%2Fpages.example%2Fconsent%2FAb3-x_9~Z&data=05`],
    ['wrapping by a link scanner, hash form', `/?url=https%3A%2F%2Fpages.example%2F%23%2Fconsent%2FAb3-x_9~Z`],
  ])('undoes %s', (_what, broken) => {
    expect(repairLink(broken)).toBe(LINK)
  })

  it('unwraps a link with a query', () => {
    expect(repairLink('/?url=https://pages.example/transfer?key=Ab3')).toBe('/transfer?key=Ab3')
  })

  it('does not change an encoded percent sign', () => {
    expect(repairLink('/consent/50%25ag')).toBe('/consent/50%25ag')
  })

  it('undoes quoted-printable in a query', () => {
    expect(repairLink('/transfer?domain=3Dshop.example&key=3DAb3')).toBe('/transfer?domain=shop.example&key=Ab3')
  })

  const PARTS =
    '/ \\ // ? # & = % %2F %252F %25 25 3D %3D %0 %0D%0A A . .. > %E2%80%99 &gt; ; ?url= https:// https%3A%2F%2F evil.example consent : @ javascript: #/ é'
      .split(' ')
      .concat(' ', '\t', '\u2028', '\uD800', '\0', '\x1f')
  // Faster than fast-check's own all-code-points unit.
  const CHARACTER = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
  const links = fc.oneof(
    fc.array(fc.constantFrom(...PARTS), { maxLength: 20 }).map((parts) => parts.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }).map((url) => `/?url=${encodeURIComponent(url)}`),
    fc.string({ unit: CHARACTER }),
  )

  it('never throws, never leaves the origin, and is idempotent', () => {
    fc.assert(
      fc.property(links, (link) => {
        const repaired = repairLink(link)
        expect(repaired).toMatch(/^\/(?![\\/])/)
        expect(new URL(repaired, 'https://pages.example').origin).toBe('https://pages.example')
        expect(repairLink(repaired)).toBe(repaired)
      }),
      { numRuns: 20_000 },
    )
  })

  it('does not change a link that is too long or damaged too many times', () => {
    const long = (length: number) => `${LINK.padEnd(length - 1, 'x')}.`
    expect(repairLink(long(4096))).toBe(long(4096).slice(0, -1))
    expect(repairLink(long(4097))).toBe(long(4097))
    const encoded = (times: number) => `/consent%${'25'.repeat(times)}2FAb3-x_9~Z`
    expect(repairLink(encoded(7))).toBe(LINK)
    expect(repairLink(encoded(8))).toBe(encoded(8))
    const many = `${LINK}${'='.repeat(4000)}x`
    expect(repairLink(many)).toBe(many)
  })

  it('does not change intact links', () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~'), minLength: 1, maxLength: 40 })
    fc.assert(fc.property(key, (text) => repairLink(`/consent/${text}`) === `/consent/${text}`))
  })
})
