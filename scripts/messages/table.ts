import { stringify } from 'csv-stringify/sync'
import type { Messages } from './languages.ts'

/** Heads of the columns; the translator writes into the third. */
export const COLUMNS = ['key', 'English', 'translation'] as const

/**
 * Returns the messages of a language as a CSV file (RFC 4180), in the order of the English ones. It begins with a byte order
 * mark, which Excel needs, and marks cells that a spreadsheet would take for a formula by an apostrophe.
 */
export function tableOf(english: Messages, translation: Messages): string {
  const rows = [...english].map(([key, text]) => [key, text, translation.get(key) ?? ''])
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true })
}
