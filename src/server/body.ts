import type { Readable } from 'node:stream'
import { countPassedBytes } from './chunk-memory.ts'

/** The result of reading ahead: the whole body if it is short, otherwise a stream of the whole body. */
export type PeekedBody = { whole: Buffer } | StreamedBody

type StreamedBody = {
  stream: AsyncGenerator<Buffer, void, undefined>
  /** Releases the source, so that the rest of it can be dropped. */
  release: () => Promise<unknown>
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads a body until it ends or `bytes` have arrived.
 * @param limits.bytes how much to read ahead; the last chunk may exceed it
 * @param limits.max longest accepted body; a longer one throws BodyTooLarge as soon as the limit is exceeded
 * @param limits.keepsBeginning whether the stream, not this function, throws an error that occurs after the first bytes
 * @throws the source's error
 */
export async function peekBody(
  source: Readable,
  limits: { bytes: number; max: number; keepsBeginning?: boolean },
): Promise<PeekedBody> {
  // The connection must outlive a refused body, because it still carries the response.
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer, undefined>
  let total = 0
  async function next(): Promise<Buffer | undefined> {
    const { done, value: chunk } = await chunks.next()
    if (done) return undefined
    countPassedBytes(chunk.length)
    total += chunk.length
    if (total > limits.max) throw new BodyTooLarge()
    return chunk
  }
  const release = async (): Promise<unknown> => chunks.return(undefined).catch(() => undefined)
  const beginning: Buffer[] = []
  try {
    while (total < limits.bytes) {
      const chunk = await next()
      if (chunk === undefined) return { whole: Buffer.concat(beginning) }
      beginning.push(chunk)
    }
  } catch (error) {
    await release()
    if (!limits.keepsBeginning || beginning.length === 0) throw error
    return { stream: failingStream(beginning, error), release }
  }
  async function* stream(): AsyncGenerator<Buffer, void, undefined> {
    try {
      yield* beginning.splice(0)
      for (let chunk = await next(); chunk !== undefined; chunk = await next()) yield chunk
    } finally {
      await release()
    }
  }
  return { stream: stream(), release }
}

async function* failingStream(chunks: readonly Buffer[], error: unknown): AsyncGenerator<Buffer, void, undefined> {
  yield* chunks
  throw error
}
