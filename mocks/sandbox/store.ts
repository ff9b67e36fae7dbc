import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { keyIsShared, scenarioOf } from '#mocks/scenarios.ts'
import type { World } from './world.ts'

export interface Store<ReadResponse> {
  /** Returns the item of a key, or the error of its scenario. */
  read: (key: string) => ReadResponse
  savedResponse: (key: string) => ReadResponse | undefined
  /** Returns the name of the example with which the scenario rejects every write, if any. */
  refusal: (key: string) => string | undefined
  /** Returns the name of the response example for every read after a write, if the scenario has one. */
  nextRead: (key: string) => string | undefined
  save: (key: string, response: ReadResponse) => void
}

/** Pattern of valid keys. A key that an email program has mangled may not match, and is rejected. */
const KEY = /^[\w.~-]{1,200}$/

/**
 * Creates a store of items seeded from the examples of the operation that reads them. A key names a scenario, and each
 * key has its own item: `required-only~1` and `required-only~2` are independent.
 * @param adapt adapts a fresh item to its key
 */
export function createStore<ReadResponse extends { status: unknown; body: unknown }>(
  world: World,
  operationId: string,
  adapt: (response: ReadResponse, key: string) => ReadResponse,
): Store<ReadResponse> {
  const operation = world.contracts.operation(operationId)
  const saved = world.tables.open<ReadResponse>(operationId)

  function initialResponse(key: string): ReadResponse {
    const { status, value } = exampleOf(operation, exampleNameFor(key))
    const body = structuredClone(value) as object
    const domain = scenarioOf(operation.contract, key)?.domain
    const domainField = domain && ('domain_list' in body ? { domain_list: [domain] } : { domain })
    return { status, body: domainField ? { ...body, ...domainField } : body } as ReadResponse
  }

  function exampleNameFor(key: string): string {
    if (!KEY.test(key)) return 'malformed'
    const scenario = scenarioOf(operation.contract, key)
    if (scenario) return scenario.example
    const [firstExample] = examplesOf(operation)
    return firstExample && keyIsShared(operation.contract, key) ? firstExample.name : 'not-found'
  }

  return {
    read: (key) => saved.get(key) ?? adapt(initialResponse(key), key),
    savedResponse: saved.get,
    refusal: (key) => scenarioOf(operation.contract, key)?.refusal,
    nextRead: (key) => scenarioOf(operation.contract, key)?.nextRead,
    save: saved.set,
  }
}
