import { expect } from 'vitest'
import { toResponseError, type ApiErrorKind } from '#api/errors.ts'
import type { NamedExample } from '#mocks/contracts/examples.ts'
import type { ContractResponse } from './plans.ts'

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

/** Expects the status and the kind of error that belong to an example's name; any other name is that of a success. */
export function expectKind(example: string, { status, headers }: { status: number; headers: Headers }, body: unknown) {
  const [wanted, kind] = KINDS[example] ?? [200, undefined]
  expect(status).toBe(wanted)
  if (!kind) return
  const error = toResponseError(new Response(null, { status, headers }), body)
  expect(error.kind).toBe(kind)
  expect(error.text).toMatch(/\w/)
}

/** Expects a response to be an example: its status and its JSON, or its bytes with their type and name. */
export function expectExample(example: NamedExample, response: ContractResponse): void {
  const { name, type, value, bytes, headers } = example
  expectKind(name, response, response.json)
  if (response.json !== undefined) return expect(response.json).toEqual(value)
  const wanted = bytes ?? new TextEncoder().encode(String(value))
  expect(Buffer.from(response.bytes).equals(wanted)).toBe(true)
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
  expect(response.headers.get('content-disposition')).toBe(headers['Content-Disposition'] ?? null)
}
