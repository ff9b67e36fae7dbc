import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { messagesIn, type Messages, type Tree } from './languages.ts'

/** Heads of the columns; the translator writes into the third. */
const COLUMNS = ['key', 'English', 'translation'] as const

/**
 * Returns the messages of a language as a CSV file (RFC 4180), in the order of the English ones. It begins with a byte order
 * mark, which Excel needs, and marks cells that a spreadsheet would take for a formula by an apostrophe.
 */
export function tableOf(english: Messages, translation: Messages): string {
  const rows = [...english].map(([key, text]) => [key, text, translation.get(key) ?? ''])
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true })
}

type Cells = Record<(typeof COLUMNS)[number], string>

/** A row by its number in a spreadsheet, where the heads are row 1. */
type Row = { number: number; cells: Cells }

/** The messages of the language after an import and the keys that changed, or why the table was refused, by row. */
export type Import = { messages: Tree; changed: string[] } | { refusals: string[] }

/** Spreadsheets of countries that write decimals with a comma save tables with semicolons. */
const DELIMITERS = [',', ';', '\t']

/**
 * Copies the translations of a table into the messages of a language. Only messages whose cell differs change; one refused
 * row refuses the whole table. Whether placeholders fit is left to `npm run check`.
 *
 * @param before the messages of the language
 * @param table text of a CSV file with at least the columns key, English and translation
 */
export function importTable(before: Tree, table: string, english: Messages): Import {
  const rows = readRows(table)
  if (!rows) return { refusals: ['The table has no columns key, English and translation in its first row.'] }
  const current = messagesIn(before)
  const seen = new Set<string>()
  const refusals = rows.flatMap(({ number, cells }) => {
    const reason = seen.has(cells.key) ? 'the key stands in the table twice' : refusalOf(cells, current, english)
    seen.add(cells.key)
    return reason === undefined ? [] : [`Row ${number}, ${cells.key}: ${reason}.`]
  })
  if (refusals.length > 0) return { refusals }
  const changed = rows.filter(({ cells }) => current.get(cells.key) !== cells.translation)
  const messages = structuredClone(before)
  for (const { cells } of changed) put(messages, cells.key.split('.'), cells.translation)
  return { messages, changed: changed.map(({ cells }) => cells.key) }
}

function readRows(table: string): Row[] | undefined {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true }
  for (const delimiter of DELIMITERS) {
    const [heads = []] = parse(table, { ...options, delimiter, to_line: 1 })
    if (!COLUMNS.every((name) => heads.includes(name))) continue
    return parse(table, { ...options, delimiter, from_line: 2 }).map((row, index) => ({
      number: index + 2,
      cells: Object.fromEntries(heads.map((name, column) => [name, textOf(row[column] ?? '')])) as Cells,
    }))
  }
  return undefined
}

/** Takes back what the export or a spreadsheet has done to a cell. */
function textOf(cell: string): string {
  return cell.replaceAll('\r\n', '\n').replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
}

function refusalOf({ key, English, translation }: Cells, current: Messages, english: Messages): string | undefined {
  const text = english.get(key)
  if (text === undefined || !current.has(key)) return 'there is no message of this key'
  if (English !== text) return `the English text has changed since; it is now "${text}"`
  return translation.trim() === '' ? 'the translation is empty' : undefined
}

function put(tree: Tree, [first = '', ...rest]: string[], text: string): void {
  const below = tree[first]
  if (rest.length === 0) tree[first] = text
  else if (typeof below === 'object') put(below, rest, text)
}
