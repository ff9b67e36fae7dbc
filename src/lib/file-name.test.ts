import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFileName, safeName } from './file-name.ts'

/** Encodes a header as it is received: one character per byte. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1')

describe('readFileName', () => {
  it.each([
    ['a plain name with spaces', 'attachment; filename=Data report 2026.csv', 'Data report 2026.csv'],
    ['an unclosed quotation mark', 'attachment; filename="Data report.csv; size=3', 'Data report.csv'],
    ['any case and spaces', 'ATTACHMENT ;FileName = "a.csv" ; size=3', 'a.csv'],
    ['escaped quotes and a backslash after a folder', String.raw`attachment; filename="a \"b\" \\ c.csv"`, 'c.csv'],
    ['a semicolon in quotes', 'attachment; filename="a;b.csv"', 'a;b.csv'],
    ['spaces inside a quoted path', 'attachment; filename="C:\\\\my\\n/ a.csv"', 'a.csv'],
    ['filename* rather than filename', `attachment; filename="b.csv"; filename*=UTF-8''%c3%a4.csv`, 'ä.csv'],
    ['filename* placed first', `attachment; filename*=utf-8'de'%E2%82%AC%20rates.csv; filename="b.csv"`, '€ rates.csv'],
    ['filename* in Latin 1', `attachment; filename*=ISO-8859-1''%A3.csv`, '£.csv'],
    ['UTF-8 where ASCII should be', asBytes('attachment; filename="Auskunft für Jö.csv"'), 'Auskunft für Jö.csv'],
    ['Latin 1 where ASCII should be', 'attachment; filename="Jö.csv"', 'Jö.csv'],
    ['the first of two names', 'attachment; filename="a.csv"; filename="b.csv"', 'a.csv'],
  ])('reads %s', (_, header, name) => {
    expect(readFileName(header)).toBe(name)
  })

  it.each([
    [`attachment; filename="b.csv"; filename*=UTF-8''%ff.csv`],
    [`attachment; filename="b.csv"; filename*=koi8-r''%c1.csv`],
    [`attachment; filename="b.csv"; filename*=b`],
    [`attachment; filename="b.csv"; filename*=UTF-8''..%2F`],
  ])('falls back to the plain name: %s', (header) => {
    expect(readFileName(header)).toBe('b.csv')
  })

  it.each([
    null,
    'attachment',
    'inline; filename=',
    'attachment; filename="../"',
    String.raw`attachment; filename="C:\\"`,
  ])('returns report.csv if there is no name in %j', (header) => expect(readFileName(header)).toBe('report.csv'))

  it.each([
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%2F..%5Cr%C3%A9.csv`, 'ré.csv'],
    ['attachment; filename=" ..bashrc"', 'bashrc'],
    [`attachment; filename*=UTF-8''a%0D%0Ab%00.csv`, 'ab.csv'],
    [`attachment; filename*=UTF-8''report%E2%80%AEvsc.exe`, 'reportvsc.exe'],
    [String.raw`attachment; filename="re\"port:*?<2026>.csv"`, 're_port____2026_.csv'],
    [`attachment; filename="${'x'.repeat(300)}.csv"`, `${'x'.repeat(116)}.csv`],
    [`attachment; filename="a.${'x'.repeat(300)}.csv"`, `a.${'x'.repeat(114)}.csv`],
    [`attachment; filename="${'x'.repeat(115)} ${'y'.repeat(9)}.csv"`, `${'x'.repeat(115)}.csv`],
    [asBytes(`attachment; filename="😀${'x'.repeat(113)}😀${'y'.repeat(9)}.csv"`), `😀${'x'.repeat(113)}.csv`],
  ])('makes %j safe', (header, name) => {
    expect(readFileName(header)).toBe(name)
  })

  // Faster than fast-check's own all-code-points unit.
  const CHARACTER = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

  it('never returns a path, a hidden file or an empty name', () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        const encoded = encodeURIComponent(text.toWellFormed())
        for (const header of [text, `attachment; filename="${text}"`, `attachment; filename*=UTF-8''${encoded}`]) {
          expect(readFileName(header)).toMatch(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u)
        }
      }),
    )
  })
})

it('cuts a long name between graphemes', () => {
  const family = '👩‍👩‍👧‍👦'
  const cut = safeName(`${'x'.repeat(112)}${family}.pdf`)
  expect(cut).toBe(`${'x'.repeat(112)}.pdf`)
  expect(safeName(`${family}.pdf`)).toBe(`${family}.pdf`)
  expect(safeName(`${'e\u0301'.repeat(80)}.pdf`)).toBe(`${'e\u0301'.repeat(58)}.pdf`)
})
