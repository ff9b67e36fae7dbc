import { expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { PAYLOAD_TEST, payloadDifferences, type AnyPayload, type Several } from './payload-differences.ts'

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
      ? { [Status in keyof Responses]: Content<Responses[Status]> | Several<Content<Responses[Status]>> }
      : never
  }
}

const contracts = await loadContracts()

/** Tests that a contract says exactly what its payloads say: nothing more, nothing less, nothing under another name. */
export function testPayloads(contract: string, payloads: Record<string, AnyPayload>): void {
  const operations = contracts.operations.filter((operation) => operation.contract === contract)

  test('the contract has exactly the operations that there are payloads of', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(payloads).toSorted())
  })

  test.each(operations)(`$id ${PAYLOAD_TEST}`, (operation) => {
    expect(payloadDifferences(operation, payloads[operation.id])).toEqual([])
  })
}
