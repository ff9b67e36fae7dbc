/** Signs that begin a formula, in every width, and those that older programs start a program or a macro by. */
const SIGNS = String.raw`=+\-@|%＝＋－＠﹦﹢﹣﹫−`

/** Where a program in another country begins a new cell or row inside of ours: there a comma is part of a number. */
const BREAKS = String.raw`;|\t\n\v\f\r\x85\u2028\u2029`

/** Blanks, controls and quotation marks, which programs pass over at the beginning of a cell. */
const PASSED = String.raw`[^\S${BREAKS}]|(?![${BREAKS}])[\p{Cc}\p{Cf}"]`

/** Places in front of what a spreadsheet would take for a formula (OWASP, "CSV injection"). */
const FORMULA = new RegExp(
  `^(?=(?:${PASSED}|[${BREAKS}])*[${SIGNS}]|[\\t\\r\\n])|(?<=[${BREAKS}])(?=(?:${PASSED})*[${SIGNS}])`,
  'gu',
)

const QUOTED = new RegExp(String.raw`[",${BREAKS}\p{Cc}]|^\s|\s$`, 'u')

/** One cell of a CSV file: a text that would begin a formula is marked as text, and quoted where it has to be. */
export function csvCell(text: string): string {
  const safe = text.replaceAll(FORMULA, "'")
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file (RFC 4180). It begins with a byte order mark: without one Excel reads it in the machine's old encoding. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
