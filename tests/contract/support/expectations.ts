import { expect } from 'vitest'
import { toResponseError, type ApiErrorKind } from '#api/errors.ts'
import type { NamedExample } from '#mocks/contracts/examples.ts'
import type { ContractResponse } from './plans.ts'

/** The kinds of errors by status. */
const KINDS: Record<number, ApiErrorKind> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'unknown-key',
  409: 'answered',
  410: 'expired',
  413: 'refused',
  415: 'refused',
  422: 'invalid',
  429: 'too-many',
}

/** Expects a status, and the error kind for it. */
export function expectKind(expected: number, { status, headers }: { status: number; headers: Headers }, body: unknown) {
  expect(status).toBe(expected)
  if (expected < 400) return
  const error = toResponseError(new Response(null, { status, headers }), body)
  expect(error.kind).toBe(KINDS[expected] ?? 'unavailable')
  expect(error.text).toMatch(/\w/)
}

/** Expects a response to match an example: its status and its JSON, or its bytes with their type and file name. */
export function expectExample(example: NamedExample, response: ContractResponse): void {
  const { status, type, value, bytes, headers } = example
  expectKind(status, response, response.json)
  if (response.json !== undefined) return expect(response.json).toEqual(value)
  const expectedBytes = bytes ?? new TextEncoder().encode(String(value))
  expect(Buffer.from(response.bytes).equals(expectedBytes)).toBe(true)
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
  expect(response.headers.get('content-disposition')).toBe(headers['Content-Disposition'] ?? null)
}
