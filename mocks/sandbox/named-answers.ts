import { exampleOf } from '#mocks/contracts/examples.ts'
import type { AnswerOf } from './handlers.ts'
import type { World } from './world.ts'

/**
 * Gives the named examples of a contract's operations as answers, so that no text stands in two places. What it gives
 * throws when the contract has no such example.
 */
export function namedAnswers<Operations>({ contracts }: World) {
  return <Id extends keyof Operations & string>(operationId: Id, example: string): AnswerOf<Operations[Id]> => {
    const { status, type, value, bytes, headers } = exampleOf(contracts.operation(operationId), example)
    const body = type === 'application/json' ? value : { type, content: bytes ?? value }
    return { status, body, headers } as AnswerOf<Operations[Id]>
  }
}
