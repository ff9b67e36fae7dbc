import { expect, test } from 'vitest'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { visitorTransport } from './visitor-transport.ts'

/** Returns the response body as the rendered page gets it, and as it is embedded for the browser. */
async function receivedBodies(body: string): Promise<[page: string, browser: string | undefined]> {
  const responses: EmbeddedResponse[] = []
  const send = async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body })
  const origin = 'https://pages.example'
  const transport = visitorTransport({ href: '/', origin, cookies: '', languages: [], send }, responses)
  const response = await transport.send(new Request(`${origin}/trade/api/no-auth/system_branding`))
  return [await response.text(), responses[0]?.body]
}

test.each([
  ['a high surrogate alone', String.raw`{"domain":"a\ud800b"}`, '{"domain":"a\uFFFDb"}'],
  ['a low surrogate alone, in a list', String.raw`[["\uDC00"]]`, '[["\uFFFD"]]'],
  ['U+0000', String.raw`{"domain":"\u0000"}`, '{"domain":"\uFFFD"}'],
  ['a surrogate pair', String.raw`{"domain":"\ud83d\udeb2"}`, '{"domain":"🚲"}'],
])('passes on %s, with U+FFFD in place of what a document cannot contain', async (_, body, safeBody) => {
  expect(await receivedBodies(body)).toEqual([safeBody, safeBody])
})

test.each([String.raw`{"text":"C:\\temp","n":1.0}`, String.raw`{"broken":"\ud800"`, '', 'not JSON'])(
  'passes on %j unchanged',
  async (body) => {
    expect(await receivedBodies(body)).toEqual([body, body])
  },
)
