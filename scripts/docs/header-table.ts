import {
  RESPONSE_HEADERS,
  type HeaderRule,
  OWN_RESPONSE_HEADERS,
  OWN_REQUEST_HEADERS,
  REQUEST_HEADERS,
} from '#server/header-rules.ts'
import { withTable } from './markdown-table.ts'

const GROUPS: readonly (readonly [direction: string, rules: readonly HeaderRule[]])[] = [
  ['to the backend, passed on', REQUEST_HEADERS],
  ['to the backend, set by the server', OWN_REQUEST_HEADERS],
  ['to the browser, passed on', RESPONSE_HEADERS],
  ['to the browser, set by the server', OWN_RESPONSE_HEADERS],
]

/** Updates the table of headers in docs/operating.md. */
export function withHeaderTable(document: string): string {
  const rows = GROUPS.flatMap(([direction, rules]) =>
    rules.map(({ name, why }, index) => [index === 0 ? direction : '', `\`${name}\``, why]),
  )
  return withTable(document, 'header rules', [['direction', 'header', 'why'], ...rows])
}
