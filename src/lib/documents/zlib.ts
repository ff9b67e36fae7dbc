import { Unreadable } from './unreadable.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Inflates zlib data (RFC 1950) buffer by buffer, so that a reader can stop when it is too much.
 *
 * @throws Unreadable when the data is damaged, ends too early, or is followed by more
 */
export async function* inflated(buffers: readonly Uint8Array[]): AsyncGenerator<Bytes, void> {
  const source = new Blob(buffers as Bytes[]).stream()
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } catch {
    throw new Unreadable('no whole compressed data')
  } finally {
    // Nothing is left to cancel after an error.
    await reader.cancel().catch(() => {})
  }
}

/** The same bytes, compressed (RFC 1950). */
export async function deflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
