import type { Case } from './cases.ts'
import { send, type Reply, type Service } from './send.ts'
import { UsageError } from './usage.ts'

/** After how many requests without a response, one after the other, an operation is given up. */
const MAX_SILENT = 3

/** Keeps a run short when nothing responds: a thousand timeouts would take hours. */
export function patienceOf(service: Service) {
  const silent = new Map<string, number>()
  return {
    /** @throws {UsageError} When an origin does not respond to any of its first reads. */
    async checkReachable(cases: Case[]): Promise<void> {
      const reads = cases.filter(({ notTried, operation, group }) => !notTried && operation.safe && group !== 'wrong')
      for (const [origin, own] of Map.groupBy(reads, ({ operation }) => service.originOf(operation.contract))) {
        const byOperation = [...Map.groupBy(own, ({ operation }) => operation.id).values()]
        const firsts = byOperation.flatMap(([first]) => first ?? []).slice(0, MAX_SILENT)
        const replies = await Promise.all(firsts.map(({ plan }) => send(plan, service)))
        const [silence] = replies.flatMap((reply) => ('silence' in reply ? reply.silence : []))
        if (silence && replies.every((reply) => 'silence' in reply))
          throw new UsageError(
            `${origin} does not answer (${silence.code ?? silence.words}). Check the address, and that the service runs.`,
          )
      }
    },

    /** Why a case is not worth trying; undefined when it is. */
    givenUp({ operation: { id } }: Case): string | undefined {
      return (silent.get(id) ?? 0) >= MAX_SILENT
        ? `given up: ${id} did not answer ${MAX_SILENT} times in a row`
        : undefined
    },

    heard({ operation: { id } }: Case, reply: Reply): void {
      silent.set(id, 'silence' in reply ? (silent.get(id) ?? 0) + 1 : 0)
    },
  }
}
