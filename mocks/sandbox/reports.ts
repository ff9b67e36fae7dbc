import type { FileBody } from './handlers.ts'

const HUGE_BYTES = 50 * 1024 * 1024
const CHUNK_BYTES = 64 * 1024

/** Returns the report on an email address; apart from that address, its content is always the same. */
export function reportFor(address: string, orderedAt: string): { body: FileBody; headers: Record<string, string> } {
  const purpose = 'registration of anders-buchbinderei.berlin'
  const rows = [
    ['field', 'value', 'held for'],
    ['email_address', address, purpose],
    ['name', 'Jo Anders', purpose],
    ['country_code', 'DE', purpose],
  ]
  const content = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  const name = `report-${orderedAt.slice(0, 10)}.csv`
  return {
    body: { type: 'text/csv', content: `${content}\r\n` },
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  }
}

/** Repeats text until it is 50 MiB long, as a stream, so that it is never in memory as a whole. */
export function enlarge({ type, content }: FileBody): { body: FileBody; headers: Record<string, string> } {
  const chunk = new Uint8Array(CHUNK_BYTES)
  const bytes = new TextEncoder().encode(typeof content === 'string' ? content : ' ')
  for (let at = 0; at < CHUNK_BYTES; at += bytes.length) chunk.set(bytes.subarray(0, CHUNK_BYTES - at), at)
  let chunksLeft = HUGE_BYTES / CHUNK_BYTES
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk)
      chunksLeft -= 1
      if (chunksLeft === 0) controller.close()
    },
  })
  return { body: { type, content: stream }, headers: { 'Content-Length': String(HUGE_BYTES) } }
}

/** Quotes a cell if needed. An apostrophe keeps spreadsheets from treating a value as a formula. */
function cell(text: string): string {
  return /^[=+\-@]|[",\r\n]/.test(text) ? `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"` : text
}
