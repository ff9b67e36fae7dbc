import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { describe, expect, test } from 'vitest'
import { BodyTooLarge, peekBody, type PeekedBody } from '#server/body.ts'
import { Problem, tooLarge } from '#server/problems.ts'
import { readAnswer, refusesInText } from '#server/read-answer.ts'

/** A body that comes in these pieces, and breaks off where one is an error. */
const bodyOf = (...pieces: (string | Error)[]) =>
  Readable.from(
    (async function* () {
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece
        yield Buffer.from(piece)
      }
    })(),
  )

/** The text of a body, and the error at its end. */
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
  if (!('stream' in peeked)) throw new Error(`Read whole: ${peeked.whole.toString()}`)
  return peeked.stream
}

const LIMITS = { bytes: 5, max: 8 }
const BROKEN = new Error('cut')

describe('a body', () => {
  test('that is short is read whole', async () => {
    expect(await peekBody(bodyOf('ab', 'cd'), LIMITS)).toEqual({ whole: Buffer.from('abcd') })
    expect(await peekBody(bodyOf(), LIMITS)).toEqual({ whole: Buffer.alloc(0) })
  })

  test.each([
    [['abcde'], 'abcde'],
    [['abc', 'def', 'gh'], 'abcdefgh'],
  ])('%j is read no further than needed, and nothing of it is lost', async (pieces, text) => {
    expect(await read(streamOf(await peekBody(bodyOf(...pieces), LIMITS)))).toEqual({ text, error: undefined })
  })

  test('is refused when it is longer than allowed, as soon as that is known', async () => {
    await expect(peekBody(bodyOf('abc', 'defghi'), LIMITS)).rejects.toThrow(BodyTooLarge)
    expect(String(new BodyTooLarge())).toBe('BodyTooLarge')
    const { text, error } = await read(streamOf(await peekBody(bodyOf('abcde', 'fgh', 'i'), LIMITS)))
    expect(text).toBe('abcdefgh')
    expect(error).toBeInstanceOf(BodyTooLarge)
  })

  test('that breaks off is none, unless its beginning is of use', async () => {
    await expect(peekBody(bodyOf('abc', BROKEN), LIMITS)).rejects.toBe(BROKEN)
    await expect(peekBody(bodyOf(BROKEN), { ...LIMITS, keepsBeginning: true })).rejects.toBe(BROKEN)
    const peeked = await peekBody(bodyOf('ab', 'c', BROKEN), { ...LIMITS, keepsBeginning: true })
    expect(await read(streamOf(peeked))).toEqual({ text: 'abc', error: BROKEN })
    const later = await peekBody(bodyOf('abcde', 'f', BROKEN), LIMITS)
    expect(await read(streamOf(later))).toEqual({ text: 'abcdef', error: BROKEN })
  })

  test('is let go of with its connection left open, and read no more', async () => {
    const source = bodyOf('abcde', 'f')
    const peeked = await peekBody(source, LIMITS)
    if ('release' in peeked) await peeked.release()
    expect(source.destroyed).toBe(false)
    expect(await read(streamOf(peeked))).toEqual({ text: 'abcde', error: undefined })
  })

  test('is let go of by whoever stops reading it', async () => {
    const source = bodyOf('abcde', 'f')
    const stream = streamOf(await peekBody(source, LIMITS))
    for await (const chunk of stream) {
      expect(chunk.toString()).toBe('abcde')
      break
    }
    expect([source.destroyed, source.listenerCount('readable')]).toEqual([false, 0])
  })
})

test.each([
  [11 * 2 ** 20, '11 MiB'],
  [2 ** 20, '1 MiB'],
  [2 ** 20 - 1, '1023 KiB'],
  [1024, '1 KiB'],
  [1023, '1023 bytes'],
])('a limit of %i bytes is told as %s', (limit, told) => {
  const problem = tooLarge(limit)
  expect(problem).toMatchObject({ status: 413, headers: {} })
  expect(JSON.parse(problem.body)).toEqual({
    response_text: expect.stringContaining(`at most ${told} are accepted`) as string,
  })
})

test('a problem is told in words, with its headers', () => {
  const { name, status, headers, body } = new Problem(429, 'tooManyTries', { 'retry-after': '7' })
  expect({ name, status, headers }).toEqual({ name: 'Problem', status: 429, headers: { 'retry-after': '7' } })
  expect(JSON.parse(body)).toEqual({ response_text: expect.stringMatching(/^Too many .+ try again\.$/) as string })
})

describe('an answer', () => {
  const JSON_TYPE = 'application/json; charset=utf-8'
  const REFUSAL = '{"response_text":"Invalid key"}'

  const answer = (pieces: (string | Error)[], headers: Record<string, string> = {}, statusCode = 200) =>
    ({
      statusCode,
      headers: { 'content-type': JSON_TYPE, ...headers },
      body: Object.assign(bodyOf(...pieces), {
        async arrayBuffer() {
          return new TextEncoder().encode((await read(bodyOf(...pieces))).text).buffer
        },
      }),
    }) as unknown as Dispatcher.ResponseData

  const lengthOf = (text: string) => ({ 'content-length': String(text.length) })
  const long = 'x'.repeat(64 * 1024)

  test.each([
    ['short, by its length', REFUSAL, lengthOf(REFUSAL), false, true],
    ['of 64 KiB', long, lengthOf(long), false, true],
    ['longer', `${long}x`, lengthOf(`${long}x`), true, false],
    ['short, without a length', REFUSAL, {}, true, true],
    ['short, to a call without a key', REFUSAL, {}, false, false],
    ['short, of another type', REFUSAL, { 'content-type': 'text/csv' }, true, false],
    ['short, of a type like JSON', REFUSAL, { 'content-type': `text/x-${JSON_TYPE}` }, true, false],
    ['short and encoded', REFUSAL, { 'content-encoding': 'gzip' }, true, false],
    ['of 1 KiB without a length', 'x'.repeat(1024), {}, true, false],
  ])('%s', async (_, text, headers, mayRefuse, isWhole) => {
    const body = await readAnswer(answer([text], headers), mayRefuse)
    expect(body instanceof Buffer).toBe(isWhole)
    expect(body instanceof Readable ? (await read(body)).text : body.toString()).toBe(text)
  })

  test.each([
    ['no 200', answer([REFUSAL], {}, 404)],
    ['known to be long', answer([`${long}x`], lengthOf(`${long}x`))],
  ])('that is %s goes on as it comes, without a look at it', async (_, response) => {
    expect(await readAnswer(response, true)).toBe(response.body)
  })

  test('that breaks off goes on up to there', async () => {
    const body = await readAnswer(answer(['{"a":', BROKEN]), true)
    expect(await read(body as Readable)).toEqual({ text: '{"a":', error: BROKEN })
  })

  test('without any type is no refusal', () => {
    const untyped = { ...answer([]), headers: {} }
    expect(refusesInText(untyped, Buffer.from(REFUSAL))).toBe(false)
  })

  const padded = (length: number) => REFUSAL.replace('key', 'key'.padEnd(length - REFUSAL.length + 3, '!'))

  test.each([
    [REFUSAL, true],
    ['{"response_text":"Invalid key","response_code":400}', true],
    [padded(1024), true],
    [padded(1025), false],
    ['{"response_code":400}', false],
    ['{"response_text":"OK","domain":"a.example"}', false],
    ['["response_text"]', false],
    ['"response_text"', false],
    ['null', false],
    ['{"response_text":', false],
  ])('%s refuses: %s', (text, refuses) => {
    expect(refusesInText(answer([]), Buffer.from(text))).toBe(refuses)
  })

  test('in another way than words in plain JSON refuses nothing', () => {
    const body = Buffer.from(REFUSAL)
    expect(refusesInText(answer([], {}, 201), body)).toBe(false)
    expect(refusesInText(answer([], { 'content-encoding': 'br' }), body)).toBe(false)
    expect(refusesInText(answer([], { 'content-type': 'text/plain' }), body)).toBe(false)
    expect(refusesInText(answer([]), bodyOf(REFUSAL))).toBe(false)
  })
})
