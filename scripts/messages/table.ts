import { stringify } from 'csv-stringify/sync'
import type { Messages } from './languages.ts'
import type { Place } from './places.ts'

/** Heads of the columns; the translator writes into the third. */
export const COLUMNS = ['key', 'English', 'translation', 'page', 'state', 'link'] as const

/**
 * Returns the messages of a language as a CSV file (RFC 4180), in the order of the English file. It begins with a byte order
 * mark, which Excel needs, and marks cells that a spreadsheet would take for a formula by an apostrophe.
 *
 * @param origin where the pages run that the links lead to
 */
export function tableOf(
  english: Messages,
  translation: Messages,
  placeOf: (key: string) => Place,
  origin: string,
): string {
  const rows = [...english].map(([key, text]) => {
    const { page, state, link } = placeOf(key)
    return [key, text, translation.get(key) ?? '', page, state, origin + link]
  })
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true })
}
