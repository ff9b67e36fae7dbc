import { expect, test } from 'vitest'
import type { MediaType, Schema } from '#mocks/contracts/contract-document.ts'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import { pathsOfSchema, pathsOfValue } from './property-paths.ts'

type Part<Described, Place extends string> = Described extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? [Parameters[Place]] extends [undefined]
      ? undefined
      : Required<NonNullable<Parameters[Place]>>
    : undefined
  : undefined

type Content<Holder> = Holder extends { content: infer Types } ? Types[keyof Types] : null

/**
 * What the pages were written against: of every operation the names it sends and every body, complete. The contract
 * tests hold the contracts against these, so a property that is renamed in a contract alone is noticed.
 */
export type Payloads<Operations> = {
  [Id in keyof Operations]: {
    header: Part<Operations[Id], 'header'>
    query: Part<Operations[Id], 'query'>
    body: Operations[Id] extends { requestBody: infer Body } ? Content<Body> : null
    answers: Operations[Id] extends { responses: infer Responses }
      ? { [Status in keyof Responses]: Content<Responses[Status]> }
      : never
  }
}

interface AnyPayload {
  header: object | undefined
  query: object | undefined
  body: unknown
  answers: Record<string, unknown>
}

const NOTHING: AnyPayload = { header: undefined, query: undefined, body: null, answers: {} }

const contracts = await loadContracts()

/** Tests that a contract says exactly what its payloads say: nothing more, nothing less, nothing under another name. */
export function testPayloads(contract: string, payloads: Record<string, AnyPayload>): void {
  const operations = contracts.operations.filter((operation) => operation.contract === contract)

  test('the contract has exactly the operations that there are payloads of', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(payloads).toSorted())
  })

  test.each(operations)('$id takes and answers exactly what its payloads say', (operation) => {
    const { header, query, body: sent, answers } = payloads[operation.id] ?? NOTHING
    expect(namesIn(operation, 'header')).toEqual(Object.keys(header ?? {}).toSorted())
    expect(namesIn(operation, 'query')).toEqual(Object.keys(query ?? {}).toSorted())
    expectSame(operation.document.requestBody?.content, sent)
    expect(Object.keys(operation.document.responses)).toEqual(Object.keys(answers))
    for (const [status, body] of Object.entries(answers)) {
      expectSame(operation.document.responses[status]?.content, body)
    }
  })
}

function namesIn({ parameters }: Operation, place: 'header' | 'query'): string[] {
  return parameters.flatMap((parameter) => (parameter.in === place ? [parameter.name] : [])).toSorted()
}

function expectSame(content: Record<string, MediaType> | undefined, body: unknown): void {
  if (body === null) return expect(content).toBeUndefined()
  const schemas: Schema[] = Object.values(content ?? {}).map((media) => media.schema)
  expect(schemas).not.toEqual([])
  for (const schema of schemas) {
    expect(breachesOf(schema, body)).toEqual([])
    const present = pathsOfValue(body)
    const absent = [...pathsOfSchema(schema)].filter((path) => !present.has(path))
    expect(absent, 'in the contract but in no payload').toEqual([])
  }
}
