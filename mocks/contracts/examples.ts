import { readFileSync } from 'node:fs'
import type { ResponseDocument } from './contract-document.ts'
import type { Operation } from './operations.ts'

export interface NamedExample {
  name: string
  summary: string
  status: number
  type: string
  /** The body, if it is text or JSON. */
  value: unknown
  /** The body, if it is binary. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** Headers of the response other than its content type. */
  headers: Record<string, string>
}

export function examplesOf(operation: Operation): NamedExample[] {
  return Object.entries(operation.document.responses).flatMap(([status, response]) =>
    Object.entries(response.content ?? {}).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).map(([name, { summary, value, 'x-file': file }]) => ({
        name,
        summary: summary ?? name,
        status: Number(status),
        type,
        value,
        bytes: file === undefined ? undefined : bytesOf(file),
        headers: headersOf(response, name),
      })),
    ),
  )
}

/**
 * Returns the example with the given name.
 * @throws {Error} If the contract has no such example; the message lists the existing ones
 */
export function exampleOf(operation: Operation, name: string): NamedExample {
  const all = examplesOf(operation)
  const found = all.find((example) => example.name === name)
  if (found) return found
  const known = all.map((example) => example.name).join(', ')
  throw new Error(`${operation.id} has no example "${name}". It has: ${known}.`)
}

/** Returns each header's example of the given name, or else its unnamed one; omits headers that have neither. */
export function headersOf({ headers = {} }: ResponseDocument, exampleName = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const value = header.examples?.[exampleName]?.value ?? header.example
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../../openapi/${file}`, import.meta.url)))
}
