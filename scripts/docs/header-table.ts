import {
  ANSWER_HEADERS,
  type HeaderRule,
  OWN_ANSWER_HEADERS,
  OWN_REQUEST_HEADERS,
  REQUEST_HEADERS,
} from '#server/header-rules.ts'
import { withTable } from './markdown-table.ts'

const GROUPS: readonly (readonly [direction: string, rules: readonly HeaderRule[]])[] = [
  ['browser → backend, passed on', REQUEST_HEADERS],
  ['browser → backend, written by the server', OWN_REQUEST_HEADERS],
  ['backend → browser, passed on', ANSWER_HEADERS],
  ['backend → browser, written by the server', OWN_ANSWER_HEADERS],
]

/** Updates the table of headers in docs/operating.md. */
export function withHeaderTable(document: string): string {
  const rows = GROUPS.flatMap(([direction, rules]) => rules.map(({ name, why }) => [`\`${name}\``, direction, why]))
  return withTable(document, 'header rules', [['header', 'direction', 'why'], ...rows])
}
