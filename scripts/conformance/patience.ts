import type { Case } from './cases.ts'
import { send, type Reply, type Service } from './send.ts'
import { UsageProblem } from './usage-problem.ts'

/** After how many requests without an answer, one after the other, an operation or a whole service is given up. */
const MOST_OF_OPERATION = 3
const MOST_OF_SERVICE = 10

/** How many requests, of different operations if there are, a service may leave open before it counts as not there. */
const PROBES = 3

/** Keeps a run short when nothing comes: a thousand requests that wait to their end would take hours. */
export function patienceOf(service: Service) {
  const silent = new Map<string, number>()
  const originOf = ({ operation }: Case) => service.originOf(operation.contract)

  return {
    /** @throws {UsageProblem} When an origin answers none of its first reads. */
    async checkReachable(cases: Case[]): Promise<void> {
      const byOrigin = Map.groupBy(cases, originOf)
      for (const [origin, all] of byOrigin) {
        const own = all.filter(({ notTried, operation, group }) => !notTried && operation.safe && group !== 'wrong')
        const firsts = [...Map.groupBy(own, ({ operation }) => operation.id).values()].flatMap(([first]) => first ?? [])
        const apis = new Set(all.map(({ operation }) => operation.contract))
        const who = byOrigin.size > 1 ? `${origin} (${[...apis].join(', ')})` : origin
        await checkOrigin(who, [...new Set([...firsts, ...own])].slice(0, PROBES))
      }
    },

    /** Why a case is not worth trying any more; undefined when it is. */
    givenUp(one: Case): string | undefined {
      const { operation } = one
      if ((silent.get(originOf(one)) ?? 0) >= MOST_OF_SERVICE) return `given up: ${originOf(one)} no longer answers`
      if ((silent.get(operation.id) ?? 0) < MOST_OF_OPERATION) return undefined
      return `given up: ${operation.id} did not answer ${MOST_OF_OPERATION} times in a row`
    },

    /** Takes note of what came. */
    heard(one: Case, reply: Reply): void {
      for (const who of [originOf(one), one.operation.id]) {
        silent.set(who, 'silence' in reply ? (silent.get(who) ?? 0) + 1 : 0)
      }
    },
  }

  async function checkOrigin(origin: string, firsts: Case[]): Promise<void> {
    let reason = ''
    for (const { plan } of firsts) {
      const reply = await send(plan, service)
      if (!('silence' in reply)) return
      const { kind, code, words } = reply.silence
      reason = `(${code ?? words}). ${REMEDIES[kind]}`
      if (kind !== 'timeout' && kind !== 'closed') break
    }
    if (reason) throw new UsageProblem(`${origin} does not answer ${reason}`)
  }
}

const REMEDIES = {
  'blocked port': 'Run the service on a port that fetch does not block, such as 8080.',
  timeout: 'Check that the service runs; --timeout SECONDS waits longer.',
  refused: 'Check the address, and that the service runs.',
  'unknown host': 'Check the address.',
  certificate: 'NODE_EXTRA_CA_CERTS=FILE names an authority of your own.',
  'not HTTP': 'Check the address: http or https, and the port.',
  closed: 'Check the address (http or https), and the log of the service.',
}
