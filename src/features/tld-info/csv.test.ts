import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

describe('csvCell', () => {
  it.each([
    ['Verisign, Inc.', '"Verisign, Inc."'],
    ['a "b"', '"a ""b"""'],
    ['=1+1', "'=1+1"],
    ['@SUM(1+1)', "'@SUM(1+1)"],
    ['  =1', "'  =1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\0=1', '"\'\0=1"'],
    ['\u202E=1', "'\u202E=1"],
    ['＝1', "'＝1"],
    ['﹢1', "'﹢1"],
    ['a;=1', '"a;\'=1"'],
    ['a; "=1"', '"a;\' ""=1"""'],
    ['a\t-1', '"a\t\'-1"'],
    ['a,-1', '"a,-1"'],
    ['a;b', '"a;b"'],
    ['=HYPERLINK("https://attacker.example","x")', '"\'=HYPERLINK(""https://attacker.example"",""x"")"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  const SIGNS = [...'=+-@|%＝＋－＠﹦,;"\'\t\r\n \0\x1f\u00a0\u200b\u202e\ufeff\u2028a1']
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 }), fc.string({ unit: 'binary' }))
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 })

  it.each([',', ';', '\t', '|'])(
    'begins no formula where cells are separated by %j, whatever the texts',
    (separator) => {
      fc.assert(
        fc.property(rows, fc.boolean(), (table, anywhere) => {
          for (const cell of cellsOf(csvFile(table), separator, anywhere)) {
            expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}"]*[=+\-@|%＝＋－＠﹦]/u)
          }
        }),
        { numRuns: 3000 },
      )
    },
  )

  it('says the same texts as before, but for the marks', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [cell = ''] = cellsOf(csvFile([[given, 'x']]), ',', false)
        expect(cell.replaceAll("'", '')).toBe(given.replaceAll("'", ''))
      }),
    )
  })
})

/**
 * The cells of a file as spreadsheets read them: a quotation mark opens a quoted part at the beginning of a cell, in some
 * programs anywhere, and what follows its end belongs to the cell.
 */
function cellsOf(file: string, separator: string, anywhere: boolean): string[] {
  const cells: string[] = []
  const text = file.replace(/^\uFEFF/, '')
  let cell = ''
  let isQuoted = false
  let hasBegun = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted && sign !== '"') cell += sign
    else if (isQuoted && text.charAt(at + 1) === '"') {
      cell += sign
      at += 1
    } else if (isQuoted) isQuoted = false
    else if (sign === '"' && (anywhere || !hasBegun)) isQuoted = true
    else if (sign !== separator && sign !== '\n' && sign !== '\r') cell += sign
    else {
      cells.push(cell)
      cell = ''
      hasBegun = false
      continue
    }
    hasBegun = true
  }
  return [...cells, cell]
}

it('writes a file that Excel reads as UTF-8', () => {
  expect(
    csvFile([
      ['TLD', 'Provider'],
      ['.рф', ''],
    ]),
  ).toBe('\uFEFFTLD,Provider\r\n.рф,\r\n')
})
