import { deflateSync, inflateSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { deflated, inflated } from '#lib/documents/zlib.ts'
import { joined } from '#tests/support/photographs.ts'

afterEach(() => vi.restoreAllMocks())

const text = joined('as it was '.repeat(100_000))

test('what was compressed comes back, whoever has done it and in how many pieces', async () => {
  const compressed = deflateSync(text)
  const buffers: Uint8Array[] = []
  for await (const buffer of inflated([compressed.subarray(0, 9), compressed.subarray(9)])) buffers.push(buffer)
  expect(joined(...buffers)).toEqual(text)
  expect(new Uint8Array(inflateSync(await deflated(text)))).toEqual(text)
})

test('nothing more is inflated when the reader has had enough', async () => {
  const cancel = vi.spyOn(ReadableStreamDefaultReader.prototype, 'cancel')
  const buffers = inflated([deflateSync(text)])
  await buffers.next()
  expect(cancel).not.toHaveBeenCalled()
  await buffers.return()
  expect(cancel).toHaveBeenCalledOnce()
})
