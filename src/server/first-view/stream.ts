import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { preferredEncoding, type Encoding } from '#server/kept-file.ts'

/** Made for each visitor: what is smaller by a tenth of a percent costs ten times as long. */
const BROTLI_QUALITY = 6
const GZIP_LEVEL = 9

/** Text that is sent in pieces. */
export type TextStream = {
  /** Sends a piece at once, also when the next one is long in coming. */
  flush: (text: string) => void
  end: (text: string) => void
}

/** Begins an answer in the encoding that the browser prefers. Status and other headers must stand already. */
export function startStream(request: FastifyRequest, reply: FastifyReply): TextStream {
  const encoding = preferredEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  const stream = encoderOf(encoding)
  if (encoding) reply.header('content-encoding', encoding)
  void reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(stream)
  return {
    flush(text) {
      stream.write(text)
      stream.flush?.()
    },
    end: (text) => void stream.end(text),
  }
}

function encoderOf(encoding: Encoding | undefined): Transform & { flush?: () => void } {
  if (encoding === 'br') return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return encoding === 'gzip' ? createGzip({ level: GZIP_LEVEL }) : new PassThrough()
}
