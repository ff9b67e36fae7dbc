/** What a spreadsheet would take for a formula, also behind spaces and in full-width forms. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u

/** One cell of a CSV file: a text that would begin a formula is marked as text, and quoted where it has to be. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file (RFC 4180). It begins with a byte order mark: without one Excel reads it in the machine's old encoding. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
