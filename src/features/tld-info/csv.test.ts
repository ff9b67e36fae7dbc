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
  ])('escapes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  const CHARACTERS = [...'=+-@|%＝＋－＠﹦,;"\'\t\r\n \0\x1f\u00a0\u200b\u202e\ufeff\u2028a1']
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 }),
    fc.string({ unit: 'binary' }),
  )
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 })

  it.each([',', ';', '\t', '|'])('never starts a cell with a formula if the separator is %j', (separator) => {
    fc.assert(
      fc.property(rows, fc.boolean(), (table, quotesAnywhere) => {
        for (const cell of splitCells(csvFile(table), separator, quotesAnywhere)) {
          expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}"]*[=+\-@|%＝＋－＠﹦]/u)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('preserves the text except for apostrophes', () => {
    fc.assert(
      fc.property(text, (original) => {
        const [cell = ''] = splitCells(csvFile([[original, 'x']]), ',', false)
        expect(cell.replaceAll("'", '')).toBe(original.replaceAll("'", ''))
      }),
    )
  })
})

/**
 * Splits a file into cells as spreadsheets do: a quotation mark starts a quoted part only at the start of a cell or, if
 * `quotesAnywhere`, at any position, as in some programs. Text after the quoted part belongs to the same cell.
 */
function splitCells(file: string, separator: string, quotesAnywhere: boolean): string[] {
  const cells: string[] = []
  const text = file.replace(/^\uFEFF/, '')
  let cell = ''
  let isQuoted = false
  let hasStarted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted && character !== '"') cell += character
    else if (isQuoted && text.charAt(at + 1) === '"') {
      cell += character
      at += 1
    } else if (isQuoted) isQuoted = false
    else if (character === '"' && (quotesAnywhere || !hasStarted)) isQuoted = true
    else if (character !== separator && character !== '\n' && character !== '\r') cell += character
    else {
      cells.push(cell)
      cell = ''
      hasStarted = false
      continue
    }
    hasStarted = true
  }
  return [...cells, cell]
}

it('starts a file with a byte order mark, so that Excel reads it as UTF-8', () => {
  expect(csvFile([['.рф', '']])).toBe('\uFEFF.рф,\r\n')
})
