import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough, type Transform } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import { preferredEncoding, type Encoding } from '#server/cached-file.ts'

/**
 * Documents are compressed per request. Quality 5 would save 7% of the bytes, but cost a tenth of the server's processor
 * time; the default window would take 4 MiB.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 17,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const GZIP_LEVEL = 9

/**
 * Responds with a whole document in the encoding that the browser prefers. Set the status and other headers first.
 * Compresses synchronously: handing such short text to Node's thread pool costs more than compressing it.
 */
export function sendWhole(request: FastifyRequest, reply: FastifyReply, document: Buffer): void {
  const encoding = setEncoding(request, reply)
  if (encoding === 'br') reply.send(brotliCompressSync(document, { params: BROTLI }))
  else reply.send(encoding === 'gzip' ? gzipSync(document, { level: GZIP_LEVEL }) : document)
}

/** Starts a response and sends its beginning immediately; the caller writes the rest to the returned stream. */
export function startStream(request: FastifyRequest, reply: FastifyReply, beginning: Buffer): Transform {
  const stream = encoderOf(setEncoding(request, reply))
  void reply.send(stream)
  stream.write(beginning)
  stream.flush?.()
  return stream
}

function setEncoding(request: FastifyRequest, reply: FastifyReply): Encoding | undefined {
  const encoding = preferredEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8')
  return encoding
}

function encoderOf(encoding: Encoding | undefined): Transform & { flush?: () => void } {
  if (encoding === 'br') return createBrotliCompress({ params: BROTLI })
  return encoding === 'gzip' ? createGzip({ level: GZIP_LEVEL }) : new PassThrough()
}
