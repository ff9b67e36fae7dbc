import {
  ANSWER_HEADERS,
  type HeaderRule,
  OWN_ANSWER_HEADERS,
  OWN_REQUEST_HEADERS,
  REQUEST_HEADERS,
} from '#server/header-rules.ts'

const GROUPS: readonly (readonly [direction: string, rules: readonly HeaderRule[]])[] = [
  ['browser → backend, passed on', REQUEST_HEADERS],
  ['browser → backend, written by the server', OWN_REQUEST_HEADERS],
  ['backend → browser, passed on', ANSWER_HEADERS],
  ['backend → browser, written by the server', OWN_ANSWER_HEADERS],
]

/** Returns the rules for headers as a Markdown table: name, direction, reason. */
function headerTable(): string {
  const rows = GROUPS.flatMap(([direction, rules]) => rules.map(({ name, why }) => [`\`${name}\``, direction, why]))
  const all = [['header', 'direction', 'why'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Puts the table between the two markers of a document. */
export function withHeaderTable(document: string): string {
  const marked = /<!-- header rules -->[\s\S]*?<!-- end of header rules -->/
  if (!marked.test(document)) throw new Error('The document has no place for the table of header rules.')
  return document.replace(marked, `<!-- header rules -->\n\n${headerTable()}\n\n<!-- end of header rules -->`)
}
