import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { createHash } from 'node:crypto'

export type Encoding = 'br' | 'gzip'

/** A file in memory, plain and compressed. Reading it from disk for each request would be seven times slower. */
export type CachedFile = {
  type: string
  body: Buffer
  encoded: Partial<Record<Encoding, Buffer>>
  /** Part of the SHA-256 of the plain bytes, for the entity tag. */
  digest: string
}

export function cacheFile(type: string, body: Buffer, encoded: CachedFile['encoded']): CachedFile {
  return { type, body, encoded, digest: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
}

/**
 * Responds to a GET or HEAD with a file in the encoding that the browser prefers, or with 304 if the browser has it.
 * @param headers to add to those of the file, such as `cache-control`
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: CachedFile,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  const available = (['br', 'gzip'] as const).filter((encoding) => file.encoded[encoding])
  const encoding = preferredEncoding(request.headers['accept-encoding'], available)
  const body = (encoding && file.encoded[encoding]) ?? file.body
  // Different bytes need different strong tags (RFC 9110, section 8.8.3.3).
  const etag = `"${file.digest}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ ...headers, etag, ...(available.length > 0 && { vary: 'accept-encoding' }) })
  if (fresh(request.headers, { etag })) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).header('content-length', body.length).send(body)
}

/**
 * Chooses a response's encoding by the request's `Accept-Encoding`; undefined for `identity`, which is only sent when
 * nothing smaller is accepted.
 */
export function preferredEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  const encoding = available.length > 0 && header ? negotiate(header, [...available, 'identity']) : undefined
  return available.find((each) => each === encoding)
}
