import { expect } from 'vitest'
import { errorOfAnswer, type ApiErrorKind } from '#api/errors.ts'
import { checkAnswer } from '#mocks/contracts/check-answer.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'

const contracts = await loadContracts()

/** The result of openapi-fetch. */
export interface Result {
  response: Response
  data?: unknown
  error?: unknown
}

/** Expects an answer to be what its contract says, in closed mode, and gives its body. */
export function expectTrueTo(operationId: string, { response, data, error }: Result): unknown {
  const { status, headers } = response
  const body = data ?? error
  const answer = { status, headers, body: body === undefined ? '' : JSON.stringify(body) }
  expect(checkAnswer(contracts.operation(operationId), answer)).toEqual([])
  return body
}

/** The error kind of every error example, whichever operation answers it. */
const KINDS: Record<string, [status: number, kind: ApiErrorKind]> = {
  malformed: [400, 'invalid'],
  forbidden: [403, 'forbidden'],
  'not-found': [404, 'unknown-key'],
  conflict: [409, 'answered'],
  'already-answered': [409, 'answered'],
  expired: [410, 'expired'],
  'too-large': [413, 'refused'],
  'unsupported-media': [415, 'refused'],
  unprocessable: [422, 'invalid'],
  'unreadable-document': [422, 'invalid'],
  'empty-document': [422, 'invalid'],
  'unsupported-document-type': [422, 'invalid'],
  'incomplete-contact': [422, 'invalid'],
  'wrong-auth-code': [422, 'invalid'],
  'auth-code-missing': [422, 'invalid'],
  'too-many': [429, 'too-many'],
  'error-500': [500, 'unavailable'],
  'bad-gateway': [502, 'unavailable'],
  unavailable: [503, 'unavailable'],
  'gateway-timeout': [504, 'unavailable'],
}

/** Expects status and meaning that belong to an example's name; every name that is no error is a success. */
export function expectKind(example: string, response: Response, body: unknown): void {
  const [status, kind] = KINDS[example] ?? [200, undefined]
  expect(response.status).toBe(status)
  if (!kind) return
  const error = errorOfAnswer(response, body)
  expect(error.kind).toBe(kind)
  expect(error.text).toMatch(/\w/)
}
