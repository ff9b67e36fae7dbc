import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

describe('csvCell', () => {
  it.each([
    ['.com', '.com'],
    ['Verisign, Inc.', '"Verisign, Inc."'],
    ['a "b"', '"a ""b"""'],
    ['=1+1', "'=1+1"],
    ['+1 902 555 0123', "'+1 902 555 0123"],
    ['-2', "'-2"],
    ['@SUM(1+1)', "'@SUM(1+1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['\u202E=1', "'\u202E=1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("https://attacker.example","x")', '"\'=HYPERLINK(""https://attacker.example"",""x"")"'],
    ['a\r\nb', '"a\r\nb"'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it('never begins a formula, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ' ', '\t', '\n', 'a') }), (text) => {
        expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})

it('writes a file that Excel reads as UTF-8', () => {
  expect(
    csvFile([
      ['TLD', 'Provider'],
      ['.рф', ''],
    ]),
  ).toBe('\uFEFFTLD,Provider\r\n.рф,\r\n')
})
