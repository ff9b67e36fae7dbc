import { expect, test } from 'vitest'
import { ApiError, errorOfAnswer } from '#api/errors.ts'
import { failureText } from '#decision/failures.ts'
import type { English } from '#i18n/english.gen.ts'
import { messagesOf } from '#i18n/messages-of.ts'
import { failureOf } from './failures.ts'

const decision = messagesOf('decision').en as English['decision']
const dataQuality = messagesOf('dataQuality').en as English['dataQuality']
const dataCopy = messagesOf('dataCopy').en as English['dataCopy']
const answered = (status: number) => errorOfAnswer(new Response(null, { status }), { response_text: 'No' })
const REFUSALS = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429].map(answered)
const LOST = [
  ...[302, 400, 401, 403, 404, 405, 422].map((status) => errorOfAnswer(new Response(null, { status }), {})),
  ...[500, 502, 503, 504].map(answered),
  ...(['network', 'timeout', 'aborted', 'unreadable'] as const).map((kind) => new ApiError(kind)),
]
/** The words of each write for an error. */
const WORDS: Record<string, (error: ApiError) => string> = {
  decision: (error) => decision[failureText(error)],
  'decision whose data is cleared': (error) => decision.cleared[failureText(error)].text,
  correction: (error) => {
    const text = failureText(error)
    return text === 'tooMany' ? decision.tooMany : dataQuality.correct[text]
  },
  'request for a copy': (error) => dataCopy.failed[failureOf(error)],
}
const UNKNOWN = /could not confirm|do not know/

// The names are the table of what each write says of each failure.
for (const [write, wordsOf] of Object.entries(WORDS)) {
  for (const error of REFUSALS) {
    test(`${write}, ${error.message}: ${wordsOf(error)}`, () => expect(wordsOf(error)).not.toMatch(UNKNOWN))
  }
  for (const error of LOST) {
    test(`${write}, ${error.message}: ${wordsOf(error)}`, () => expect(wordsOf(error)).toMatch(UNKNOWN))
  }
  test(`${write}: after too many attempts it says how long to wait`, () => {
    expect(wordsOf(answered(429))).toContain('Please wait {wait}')
  })
}
