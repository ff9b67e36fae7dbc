import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'

const DECODERS = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

/**
 * Decodes a body that was read whole.
 * @param encoding the `content-encoding` header; undefined means `identity`
 * @returns undefined for an unknown encoding, a broken body, or one that is longer than `maxBytes` when decoded
 */
export function decodeBody(body: Buffer, encoding: string | undefined, maxBytes: number): Buffer | undefined {
  const name = encoding?.trim().toLowerCase() ?? 'identity'
  if (name === 'identity' || name === '') return body.length > maxBytes ? undefined : body
  if (!Object.hasOwn(DECODERS, name)) return undefined
  try {
    return DECODERS[name as keyof typeof DECODERS](body, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}
