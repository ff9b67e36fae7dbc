import { exampleOf } from '#mocks/contracts/examples.ts'
import type { ResponseOf } from './handlers.ts'
import type { World } from './world.ts'

/** Returns a function that responds with an operation's example of a given name, and throws if there is none. */
export function exampleResponder<Operations>({ contracts }: World) {
  return <Id extends keyof Operations & string>(operationId: Id, example: string): ResponseOf<Operations[Id]> => {
    const { status, type, value, bytes, headers } = exampleOf(contracts.operation(operationId), example)
    const body = type === 'application/json' ? value : { type, content: bytes ?? value }
    return { status, body, headers } as ResponseOf<Operations[Id]>
  }
}
