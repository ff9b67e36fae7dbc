type Row = readonly string[]

/** Replaces the text between `<!-- NAME -->` and `<!-- end of NAME -->` with a table. */
export function withTable(document: string, name: string, rows: readonly [header: Row, ...Row[]]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const marked = new RegExp(`${start}[^]*?${end}`)
  if (!marked.test(document)) throw new Error(`The document has no place for the table: ${start} … ${end}`)
  return document.replace(marked, () => `${start}\n\n${formatTable(rows)}\n\n${end}`)
}

/** Pads the cells as oxfmt does. */
function formatTable([header, ...rows]: readonly [header: Row, ...Row[]]): string {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: Row): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
