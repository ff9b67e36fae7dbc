import { parse } from 'csv-parse/sync'
import type { Messages } from './languages.ts'

const COLUMNS = ['key', 'English', 'translation'] as const
type Row = Record<(typeof COLUMNS)[number], string>

/**
 * Returns the messages of a language as a CSV file (RFC 4180), in the order of the English messages. The file starts
 * with the byte order mark that Excel needs. Cells that a spreadsheet would treat as formulas get a leading apostrophe.
 */
export function toCsv(english: Messages, translation: Messages): string {
  const rows = [...english].map(([key, text]) => [key, text, translation.get(key) ?? ''])
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  const safe = text.replace(/^(?=[=+\-@\t\r＝＋－＠])/, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The result of an import: all messages of the language and the changed keys, or why rows were rejected. */
export type ImportResult = { messages: Messages; changed: string[] } | { problems: string[] }

/**
 * Imports the translations of a table (CSV with at least the columns key, English and translation) into the messages
 * of a language. Rejects the whole table if a row is invalid. Does not check placeholders; `npm run check` does.
 */
export function importTable(before: Messages, table: string, english: Messages): ImportResult {
  const rows = readRows(table)
  if (!rows) return { problems: ['The first row has no columns key, English and translation.'] }
  const seen = new Set<string>()
  const problems = rows.flatMap((row, index) => {
    const reason = seen.has(row.key) ? 'the key is in the table twice' : refusalOf(row, before, english)
    seen.add(row.key)
    // In a spreadsheet, the headers are row 1.
    return reason === undefined ? [] : [`Row ${index + 2}, ${row.key}: ${reason}.`]
  })
  if (problems.length > 0) return { problems }
  const translations = rows.map(({ key, translation }) => [key, translation] as const)
  const changed = translations.flatMap(([key, text]) => (before.get(key) === text ? [] : [key]))
  return { messages: new Map([...before, ...translations]), changed }
}

function readRows(table: string): Row[] | undefined {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, cast: restoreCell }
  // In countries with decimal commas, spreadsheets save tables with semicolons.
  const delimiter = [',', ';', '\t'].find((each) => {
    const [headers = []] = parse(table, { ...options, delimiter: each, to_line: 1 })
    return COLUMNS.every((name) => headers.includes(name))
  })
  const rows = delimiter && parse<Partial<Row>>(table, { ...options, delimiter, columns: true })
  return rows ? rows.map((row) => ({ key: '', English: '', translation: '', ...row })) : undefined
}

/** Reverts the changes that the export or a spreadsheet made to a cell. */
const restoreCell = (cell: string) => cell.replaceAll('\r\n', '\n').replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

function refusalOf({ key, English, translation }: Row, before: Messages, english: Messages): string | undefined {
  const text = english.get(key)
  if (text === undefined || !before.has(key)) return 'no message has this key'
  if (English !== text) return `the English text has changed since the export; it is now "${text}"`
  return translation.trim() === '' ? 'the translation is empty' : undefined
}
