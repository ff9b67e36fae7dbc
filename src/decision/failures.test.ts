import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { clearsData, failureText, isClosed, isDeadLink } from './failures.ts'

/** For each kind: isLost, isClosed, isDeadLink, clearsData, failureText. */
const FAILURES = {
  invalid: [false, false, false, false, 'refused'],
  forbidden: [false, false, true, true, 'refused'],
  'unknown-key': [false, false, true, true, 'refused'],
  answered: [false, true, false, false, 'refused'],
  expired: [false, true, false, false, 'refused'],
  'too-many': [false, false, false, true, 'tooMany'],
  refused: [false, false, false, true, 'refused'],
  unavailable: [true, false, false, true, 'failed'],
  network: [true, false, false, true, 'failed'],
  timeout: [true, false, false, true, 'failed'],
  aborted: [true, false, false, true, 'failed'],
  unreadable: [true, false, false, true, 'failed'],
} satisfies Record<ApiErrorKind, unknown>

test.each(Object.entries(FAILURES))('%s', (kind, expected) => {
  const error = new ApiError(kind as ApiErrorKind)
  expect([
    error.means.isLost ?? false,
    isClosed(error),
    isDeadLink(error),
    clearsData(error),
    failureText(error),
  ]).toEqual(expected)
})

test('has the texts for an unknown outcome', () => {
  for (const kind of Object.keys(FAILURES) as ApiErrorKind[]) {
    expect(failureText(new ApiError(kind), true)).toBe(kind === 'too-many' ? 'unsureTooMany' : 'unsure')
  }
})
