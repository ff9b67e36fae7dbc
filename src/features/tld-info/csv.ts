/** Characters that start a formula, a program or a macro, in every width. */
const SIGNS = String.raw`=+\-@|%＝＋－＠﹦﹢﹣﹫−`

/** Characters that separate cells or rows in some locales. There, a comma is part of a number. */
const BREAKS = String.raw`;|\t\n\v\f\r\x85\u2028\u2029`

/** Whitespace, controls and quotation marks, which programs skip at the start of a cell. */
const PASSED = String.raw`[^\S${BREAKS}]|(?![${BREAKS}])[\p{Cc}\p{Cf}"]`

/** Positions in front of what a spreadsheet could read as a formula (OWASP, "CSV injection"). */
const FORMULA = new RegExp(
  `^(?=(?:${PASSED}|[${BREAKS}])*[${SIGNS}]|[\\t\\r\\n])|(?<=[${BREAKS}])(?=(?:${PASSED})*[${SIGNS}])`,
  'gu',
)

const QUOTED = new RegExp(String.raw`[",${BREAKS}\p{Cc}]|^\s|\s$`, 'u')

/** Returns a cell: a formula is marked as text, and quoted if necessary. */
export function csvCell(text: string): string {
  const safe = text.replaceAll(FORMULA, "'")
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a CSV file (RFC 4180) with a byte order mark, without which Excel uses a legacy encoding. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
