/** Characters that start a formula, a command or a macro in spreadsheets, including full-width forms. */
const FORMULA_STARTS = String.raw`=+\-@|%＝＋－＠﹦﹢﹣﹫−`

/** Characters that separate cells or rows in locales whose decimal separator is the comma. */
const SEPARATORS = String.raw`;|\t\n\v\f\r\x85\u2028\u2029`

/** Whitespace, control characters and quotation marks, which programs skip at the start of a cell. */
const SKIPPED = String.raw`[^\S${SEPARATORS}]|(?![${SEPARATORS}])[\p{Cc}\p{Cf}"]`

/** Positions before text that a spreadsheet could read as a formula (OWASP, "CSV injection"). */
const FORMULA = new RegExp(
  `^(?=(?:${SKIPPED}|[${SEPARATORS}])*[${FORMULA_STARTS}]|[\\t\\r\\n])|(?<=[${SEPARATORS}])(?=(?:${SKIPPED})*[${FORMULA_STARTS}])`,
  'gu',
)

const NEEDS_QUOTES = new RegExp(String.raw`[",${SEPARATORS}\p{Cc}]|^\s|\s$`, 'u')

/** Escapes a cell: formulas get an apostrophe, and text is quoted if necessary. */
export function csvCell(text: string): string {
  const safe = text.replaceAll(FORMULA, "'")
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a CSV file (RFC 4180) with a byte order mark, without which Excel uses a legacy encoding. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
