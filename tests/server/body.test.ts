import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { BodyTooLarge, peekBody, type PeekedBody } from '#server/body.ts'
import { tooLarge } from '#server/problems.ts'

/** Creates a body of these pieces, which fails at the first Error. */
const bodyOf = (...pieces: (string | Error)[]) =>
  Readable.from(
    (async function* () {
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece
        yield Buffer.from(piece)
      }
    })(),
  )

async function read(chunks: AsyncIterable<unknown>): Promise<{ text: string; error: unknown }> {
  let text = ''
  try {
    for await (const chunk of chunks) text += String(chunk)
  } catch (error) {
    return { text, error }
  }
  return { text, error: undefined }
}

const streamOf = (peeked: PeekedBody) => {
  if (!('stream' in peeked)) throw new Error(`Not a stream: ${peeked.whole.toString()}`)
  return peeked.stream
}

/** Reads 5 bytes ahead, and accepts 8. */
const LIMITS = { bytes: 5, max: 8 }
const BROKEN = new Error('cut')

describe('a body', () => {
  test('is read completely if it is short', async () => {
    expect(await peekBody(bodyOf('ab', 'cd'), LIMITS)).toEqual({ whole: Buffer.from('abcd') })
    expect(await peekBody(bodyOf(), LIMITS)).toEqual({ whole: Buffer.alloc(0) })
  })

  test.each([
    [['abcde'], 'abcde'],
    [['abc', 'def', 'gh'], 'abcdefgh'],
  ])('is streamed completely if it is long: %j', async (pieces, text) => {
    expect(await read(streamOf(await peekBody(bodyOf(...pieces), LIMITS)))).toEqual({ text, error: undefined })
  })

  test('is refused as soon as it is longer than allowed', async () => {
    await expect(peekBody(bodyOf('abc', 'defghi'), LIMITS)).rejects.toThrow(BodyTooLarge)
    expect(String(new BodyTooLarge())).toBe('BodyTooLarge')
    const { text, error } = await read(streamOf(await peekBody(bodyOf('abcde', 'fgh', 'i'), LIMITS)))
    expect(text).toBe('abcdefgh')
    expect(error).toBeInstanceOf(BodyTooLarge)
  })

  test('is rejected if reading its beginning fails, unless `keepsBeginning` is set and some bytes have arrived', async () => {
    await expect(peekBody(bodyOf('abc', BROKEN), LIMITS)).rejects.toBe(BROKEN)
    await expect(peekBody(bodyOf(BROKEN), { ...LIMITS, keepsBeginning: true })).rejects.toBe(BROKEN)
    const peeked = await peekBody(bodyOf('ab', 'c', BROKEN), { ...LIMITS, keepsBeginning: true })
    expect(await read(streamOf(peeked))).toEqual({ text: 'abc', error: BROKEN })
    const failingLater = await peekBody(bodyOf('abcde', 'f', BROKEN), LIMITS)
    expect(await read(streamOf(failingLater))).toEqual({ text: 'abcdef', error: BROKEN })
  })

  test('leaves its connection open, after `release` or when reading stops', async () => {
    const releasedBody = bodyOf('abcde', 'f')
    const peeked = await peekBody(releasedBody, LIMITS)
    if ('release' in peeked) await peeked.release()
    expect(releasedBody.destroyed).toBe(false)
    expect(await read(streamOf(peeked))).toEqual({ text: 'abcde', error: undefined })

    const stoppedBody = bodyOf('abcde', 'f')
    for await (const chunk of streamOf(await peekBody(stoppedBody, LIMITS))) {
      expect(chunk.toString()).toBe('abcde')
      break
    }
    expect([stoppedBody.destroyed, stoppedBody.listenerCount('readable')]).toEqual([false, 0])
  })
})

test.each([
  [11 * 2 ** 20, '11 MiB'],
  [2 ** 20 - 1, '1023 KiB'],
  [1023, '1023 bytes'],
])('a limit of %i bytes is shown as %s', (limit, text) => {
  const problem = tooLarge(limit)
  expect(problem).toMatchObject({ status: 413, headers: {} })
  expect(JSON.parse(problem.body)).toEqual({
    response_text: expect.stringContaining(`at most ${text} are accepted`) as string,
  })
})
