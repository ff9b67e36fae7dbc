import { exampleOf } from '#mocks/contracts/examples.ts'
import type { AnswerOf } from './handlers.ts'
import type { World } from './world.ts'

/**
 * Returns a function that answers with a named example of a contract's operation, and throws when there is none.
 */
export function namedAnswers<Operations>({ contracts }: World) {
  return <Id extends keyof Operations & string>(operationId: Id, example: string): AnswerOf<Operations[Id]> => {
    const { status, type, value, bytes, headers } = exampleOf(contracts.operation(operationId), example)
    const body = type === 'application/json' ? value : { type, content: bytes ?? value }
    return { status, body, headers } as AnswerOf<Operations[Id]>
  }
}
