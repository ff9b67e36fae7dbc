import type { Readable } from 'node:stream'
import { chunkPassed } from './chunk-memory.ts'

/** A body that has been looked at: whole when it is short, else its beginning and what follows. */
export type PeekedBody = { whole: Buffer } | StreamedBody

type StreamedBody = {
  stream: AsyncGenerator<Buffer, void, undefined>
  /** Lets go of the source, so that the rest of it can be dropped. */
  release: () => Promise<unknown>
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads a body until it has ended or `bytes` have come.
 * @param limits.bytes how much is read ahead at most, give or take one chunk
 * @param limits.max longest body that is accepted; a longer one throws BodyTooLarge as soon as that is known
 * @param limits.keepsBeginning whether a body that breaks off is returned up to there, as a stream that fails then
 * @throws the error of the stream
 */
export async function peekBody(
  source: Readable,
  limits: { bytes: number; max: number; keepsBeginning?: boolean },
): Promise<PeekedBody> {
  // A connection must outlive a refused body: its answer is still to be read.
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer, undefined>
  let total = 0
  async function next(): Promise<Buffer | undefined> {
    const { done, value: chunk } = await chunks.next()
    if (done) return undefined
    // Stryker disable next-line CallExpression: only the memory of the whole process shows it
    chunkPassed(chunk.length)
    total += chunk.length
    if (total > limits.max) throw new BodyTooLarge()
    return chunk
  }
  const release = async (): Promise<unknown> => chunks.return(undefined).catch(() => undefined)
  const first: Buffer[] = []
  try {
    while (total < limits.bytes) {
      const chunk = await next()
      if (chunk === undefined) return { whole: Buffer.concat(first) }
      first.push(chunk)
    }
  } catch (error) {
    await release()
    if (!limits.keepsBeginning || first.length === 0) throw error
    return { stream: brokenOff(first, error), release }
  }
  async function* stream(): AsyncGenerator<Buffer, void, undefined> {
    try {
      yield* first.splice(0)
      for (let chunk = await next(); chunk !== undefined; chunk = await next()) yield chunk
    } finally {
      await release()
    }
  }
  return { stream: stream(), release }
}

async function* brokenOff(chunks: readonly Buffer[], error: unknown): AsyncGenerator<Buffer, void, undefined> {
  yield* chunks
  throw error
}
