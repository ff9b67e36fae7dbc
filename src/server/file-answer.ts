import { createHash } from 'node:crypto'
import { type Encoding, pickEncoding } from './accept-encoding.ts'

/** A file in every form in which it can be sent. */
export type KeptFile = {
  type: string
  body: Buffer<ArrayBuffer>
  encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>>
  /** SHA-256 of the plain bytes: what the entity tag is made of. */
  digest: string
}

export function keepFile(type: string, body: Buffer<ArrayBuffer>, encoded: KeptFile['encoded']): KeptFile {
  return { type, body, encoded, digest: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
}

/**
 * Answers a GET or HEAD with a kept file: the encoding that the browser likes, or 304 when it has the bytes already.
 * @param headers what the answer carries beside the file's own headers, `cache-control` first of all
 */
export function fileAnswer(request: Request, file: KeptFile, headers: Record<string, string>): Response {
  const encoding = pickEncoding(request.headers.get('accept-encoding'), (each) => file.encoded[each] !== undefined)
  const body = (encoding && file.encoded[encoding]) ?? file.body
  // Different bytes need different strong tags (RFC 9110, section 8.8.3.3).
  const tag = `"${file.digest}${encoding ? `-${encoding}` : ''}"`
  const common = {
    ...headers,
    etag: tag,
    ...(Object.keys(file.encoded).length > 0 ? { vary: 'accept-encoding' } : {}),
  }
  if (matchesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers: common })
  return new Response(body, {
    headers: {
      ...common,
      'content-type': file.type,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2): a gateway that recompresses marks our tag with `W/`. */
function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
