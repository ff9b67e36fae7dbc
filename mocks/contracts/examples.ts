import type { Operation } from './operations.ts'

export interface NamedExample {
  name: string
  summary: string
  /** HTTP status of the answer that it is an example of. */
  status: number
  value: unknown
}

/** All named examples of an operation's answers, in the order of the contract. */
export function examplesOf(operation: Operation): NamedExample[] {
  return Object.entries(operation.document.responses).flatMap(([status, response]) =>
    Object.values(response.content ?? {}).flatMap((media) =>
      Object.entries(media.examples ?? {}).map(([name, { summary, value }]) => ({
        name,
        summary: summary ?? name,
        status: Number(status),
        value,
      })),
    ),
  )
}

/**
 * One example by its name.
 * @throws {Error} When the contract has none of that name; the message lists those it has.
 */
export function exampleOf(operation: Operation, name: string): NamedExample {
  const all = examplesOf(operation)
  const found = all.find((example) => example.name === name)
  if (found) return found
  const known = all.map((example) => example.name).join(', ')
  throw new Error(`${operation.id} has no example "${name}". It has: ${known}.`)
}
