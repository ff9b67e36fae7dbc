import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { describe, expect, test } from 'vitest'
import { readResponse } from '#server/read-response.ts'

const KIB = 1024
const REFUSAL = '{"response_text":"Invalid key"}'
const FROM_BROWSER = { mayRefuse: true, isForDocument: false }

function responseOf(body: string | Buffer, headers: Record<string, string> = {}, statusCode = 200) {
  const source = Readable.from([Buffer.from(body)])
  const arrayBuffer = async () => new Uint8Array(Buffer.from(body)).buffer
  return {
    statusCode,
    headers: { 'content-type': 'application/json', ...headers },
    body: Object.assign(source, { arrayBuffer }),
  } as unknown as Dispatcher.ResponseData
}

const textOf = async (payload: Buffer | Readable) => (payload instanceof Readable ? text(payload) : payload.toString())

describe('a refusal with the status 200', () => {
  test.each<[string, string | Buffer, Record<string, string>]>([
    ['plain', REFUSAL, {}],
    ['of another type', REFUSAL, { 'content-type': 'text/html' }],
    ['with a byte order mark', `\uFEFF${REFUSAL}`, {}],
    ['next to an item that is null', '{"object_data":null,"response_text":"Invalid key"}', {}],
    ['that is long', JSON.stringify({ response_text: 'x'.repeat(32 * KIB) }), {}],
    ['compressed by gzip', gzipSync(REFUSAL), { 'content-encoding': 'gzip' }],
    ['compressed by zstd', zstdCompressSync(REFUSAL), { 'content-encoding': 'zstd' }],
    ['compressed twice', gzipSync(gzipSync(REFUSAL)), { 'content-encoding': 'gzip, gzip' }],
    ['compressed by brotli', brotliCompressSync(REFUSAL), { 'content-encoding': 'BR' }],
    ['in an unknown encoding', REFUSAL, { 'content-encoding': 'lzma' }],
    ['that cannot be decoded', REFUSAL, { 'content-encoding': 'gzip' }],
    ['that is huge when decoded', gzipSync('x'.repeat(1024 * KIB)), { 'content-encoding': 'gzip' }],
  ])('is recognized: %s', async (_, body, headers) => {
    const { payload, isRefusal } = await readResponse(responseOf(body, headers), FROM_BROWSER)
    expect(isRefusal).toBe(true)
    expect(payload).toEqual(Buffer.from(body))
    const forDocument = await readResponse(responseOf(body, headers), { ...FROM_BROWSER, isForDocument: true })
    expect(forDocument.isRefusal).toBe(true)
  })

  test.each([
    ['an item', '{"domain":"a.example","response_text":"OK"}'],
    ['a code alone', '{"response_code":400}'],
    ['null', 'null'],
    ['invalid JSON', '{"response_text":'],
    ['an empty body', ''],
  ])('is not %s', async (_, body) => {
    expect((await readResponse(responseOf(body), FROM_BROWSER)).isRefusal).toBe(false)
  })

  test('is not detected if the key is known to be good', async () => {
    const { payload, isRefusal } = await readResponse(responseOf(REFUSAL), { mayRefuse: false, isForDocument: false })
    expect([isRefusal, await textOf(payload)]).toEqual([false, REFUSAL])
  })
})

test('streams a long response', async () => {
  const longBody = 'x'.repeat(64 * KIB + 1)
  for (const headers of [{}, { 'content-length': String(longBody.length) }] as Record<string, string>[]) {
    const { payload, isRefusal } = await readResponse(responseOf(longBody, headers), FROM_BROWSER)
    expect(payload).toBeInstanceOf(Readable)
    expect([isRefusal, await textOf(payload)]).toEqual([false, longBody])
  }
})

test('decodes a response for a document', async () => {
  const options = { mayRefuse: true, isForDocument: true }
  const { payload, isRewritten } = await readResponse(
    responseOf(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' }),
    options,
  )
  expect([await textOf(payload), isRewritten]).toEqual(['{"a":1}', true])
})

describe('an error', () => {
  const NO = { response_text: 'No.' }
  const fields = [{ name: 'email', text: 1, x: 2 }, null]
  const knownFields = [
    { name: 'email', text: null },
    { name: null, text: null },
  ]

  test.each<[string, object | string, object]>([
    ['its text and code', { ...NO, response_code: 404, trace: 'at x', stack: ['y'] }, { ...NO, response_code: 404 }],
    ['its fields', { fields }, { fields: knownFields }],
    ['the beginning of a long text', { response_text: 'x'.repeat(5000) }, { response_text: 'x'.repeat(1000) }],
    ['nothing from a web page', '<html>at Object.<anonymous>', {}],
    ['no text or code of the wrong type', { response_text: { a: 1 }, response_code: 'x' }, {}],
    ['nothing from a body that is too long', 'x'.repeat(65 * KIB), {}],
  ])('keeps %s', async (_, content, expected) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    for (const status of [400, 404, 500, 503]) {
      for (const response of [
        responseOf(body, {}, status),
        responseOf(gzipSync(body), { 'content-encoding': 'gzip', 'content-type': 'text/html' }, status),
      ]) {
        const { payload, isRewritten } = await readResponse(response, FROM_BROWSER)
        expect([JSON.parse(await textOf(payload)), isRewritten]).toEqual([expected, true])
      }
    }
  })
})
