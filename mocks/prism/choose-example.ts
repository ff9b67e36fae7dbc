import { checkRequest } from '#mocks/contracts/check-request.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { keyOf, stateOf } from '#mocks/contracts/key-of.ts'
import type { Match, Operation } from '#mocks/contracts/operations.ts'
import { scenarioOf } from '#mocks/scenarios.ts'

/**
 * The `Prefer` header that makes Prism answer what the request asks for: by its own `Prefer`, else by the key of the
 * link, else by the reseller. Undefined leaves the choice to Prism, which takes the first example of success.
 * @throws {Error} When it asks for something that no contract has. Prism would answer 404, which a page would show as an
 *   unknown key.
 */
export function preferFor(match: Match, request: Request, body: string): string | undefined {
  const { operation } = match
  const wish = request.headers.get('prefer')
  if (wish) return explicitly(operation, wish)

  const call = checkRequest(match, { url: request.url, headers: request.headers, body })
  const key = keyOf(call)
  if (key !== undefined) return byKey(operation, key)
  const realm = call.header['x-reseller-realm']
  return typeof realm === 'string' ? byRealm(operation, realm) : undefined
}

function explicitly(operation: Operation, wish: string): string {
  const wishes = new Map(Array.from(wish.matchAll(/([a-z]+)="?([^",;\s]+)/g), ([, name, value]) => [name, value]))
  const example = wishes.get('example')
  const code = wishes.get('code')
  if (code !== undefined && !(code in operation.document.responses)) {
    const known = Object.keys(operation.document.responses).join(', ')
    throw new Error(`${operation.id} has no answer ${code}. It has: ${known}.`)
  }
  if (example === undefined) return wish
  const found = exampleOf(operation, example)
  if (code !== undefined && Number(code) !== found.status) {
    throw new Error(`Example "${example}" of ${operation.id} belongs to ${found.status}, not to ${code}.`)
  }
  return named(operation, example)
}

function byKey(operation: Operation, key: string): string | undefined {
  const state = stateOf(key)
  if (has(operation, state)) return named(operation, state)
  const scenario = scenarioOf(operation.contract, key)
  if (!scenario) throw new Error(`No scenario and no example of ${operation.id} is named like the key of this request.`)
  if (scenario.operationId === operation.id) return named(operation, scenario.example)
  return scenario.refusal ? named(operation, scenario.refusal) : undefined
}

/** Examples of brands are named after their reseller; a reseller without one has no brand. */
function byRealm(operation: Operation, realm: string): string {
  return named(operation, has(operation, realm) ? realm : 'not-found')
}

function has(operation: Operation, example: string): boolean {
  return examplesOf(operation).some(({ name }) => name === example)
}

function named(operation: Operation, example: string): string {
  return `code=${exampleOf(operation, example).status}, example=${example}`
}
