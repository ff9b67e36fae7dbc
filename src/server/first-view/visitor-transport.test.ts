import { expect, test } from 'vitest'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { visitorTransport } from './visitor-transport.ts'

/** What the page and the browser are given of an answer. */
async function passedOn(body: string): Promise<[page: string, browser: string | undefined]> {
  const answers: EmbeddedResponse[] = []
  const send = async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body })
  const origin = 'https://pages.example'
  const transport = visitorTransport({ href: '/', origin, cookies: '', languages: [], send }, answers)
  const response = await transport.send(new Request(`${origin}/trade/api/no-auth/system_branding`))
  return [await response.text(), answers[0]?.body]
}

test.each([
  ['half a surrogate pair', String.raw`{"domain":"a\ud800b"}`, '{"domain":"a\uFFFDb"}'],
  ['the other half, in a list', String.raw`[["\uDC00"]]`, '[["\uFFFD"]]'],
  ['U+0000', String.raw`{"domain":"\u0000"}`, '{"domain":"\uFFFD"}'],
  ['a whole pair', String.raw`{"domain":"\ud83d\udeb2"}`, '{"domain":"🚲"}'],
])('%s is replaced where a document cannot hold it', async (_, sent, written) => {
  expect(await passedOn(sent)).toEqual([written, written])
})

test.each([String.raw`{"text":"C:\\temp","n":1.0}`, String.raw`{"broken":"\ud800"`, '', 'not JSON'])(
  '%j is passed on as it came',
  async (sent) => {
    expect(await passedOn(sent)).toEqual([sent, sent])
  },
)
