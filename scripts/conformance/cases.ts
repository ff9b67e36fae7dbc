import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { unreadableInExample } from './dates.ts'
import type { Expected } from './judge.ts'
import { nameOf, type Keys } from './keys.ts'
import { examplePlans, keyIn, withKey, withValues, type Plan } from './plan.ts'
import { declared, isAbout, linkValues, rowOf, rowsOf, statusesFor } from './states.ts'
import { wrongPlans, type Wrong } from './wrong.ts'

/** One request and what is expected of its answer, or why it is not sent. */
export interface Case {
  operation: Operation
  /** `example`, `state` or `wrong`, for the columns of the table. */
  group: 'example' | 'state' | 'wrong'
  name: string
  plan: Plan
  expected: Expected
  /** Why it is not sent; absent when it is. */
  notTried?: string
}

export interface Context {
  operations: Operation[]
  scenarios: readonly Scenario[]
  keys: Keys
  allowWrites: boolean
  /** Tells the copies of states of one run from those of another. */
  run: string
}

/** Everything that can be asked of one operation: its examples, every state that it shows or refuses in, wrong requests. */
export function casesOf(operation: Operation, context: Context): Case[] {
  const rows = rowsOf(operation, context.operations, context.scenarios)
  const plans = examplePlans(operation)
  const [first] = plans
  if (!first) return []
  const base = rowOf(first.plan, rows)
  let copies = 0

  function about(row: Scenario | undefined, plan: Plan): Pick<Case, 'plan' | 'notTried'> {
    if (!operation.safe && !context.allowWrites) return { plan, notTried: 'changes state; needs --allow-writes' }
    const values = row ? context.keys.ofState(row, operation) : context.keys.ofOperation(operation)
    if (!values && (row || keyIn(plan) !== undefined)) {
      return { plan, notTried: `no key for ${row ? nameOf(row) : operation.id}` }
    }
    const { key = keyIn(plan), ...others } = values ?? {}
    const isCopied = context.keys.copies && !operation.safe && key !== undefined
    if (isCopied) copies += 1
    const own = isCopied ? `${key}~${context.run}-${operation.id}-${copies}` : key
    const linked = row && base ? withValues(plan, linkValues(plan, base, row)) : plan
    return { plan: withValues(own === undefined ? linked : withKey(linked, own), { ...row?.values, ...others }) }
  }

  const examples = plans.map(({ name, plan }): Case => {
    const row = rowOf(plan, rows)
    const expected = { statuses: statusesFor(operation, row) }
    return { operation, group: 'example', name: `example ${name}`, expected, ...about(row, plan) }
  })

  const states = rows
    .filter((row) => !row.fault && isAbout(operation, row))
    .map((row): Case => {
      const unreadable = row.operationId === operation.id ? unreadableInExample(operation, row.example) : []
      const expected = { statuses: statusesFor(operation, row), unreadable }
      return { operation, group: 'state', name: `state ${nameOf(row)}`, expected, ...about(row, first.plan) }
    })

  const right = about(base, first.plan)
  const wrongs = wrongPlans(right.plan)
    .filter(({ wanted }) => wanted !== 'ignore' || operation.safe)
    .map((wrong): Case => {
      const expected = expectedOf(operation, wrong, statusesFor(operation, base))
      // A key that nobody knows is known without a file of keys.
      const reason = wrong.wanted === 'unknown' && operation.safe ? undefined : right.notTried
      const notTried = reason === undefined ? {} : { notTried: reason }
      return { operation, group: 'wrong', name: wrong.kind, plan: wrong.plan, expected, ...notTried }
    })

  return [...states, ...wrongs, ...examples]
}

function expectedOf(operation: Operation, { wanted }: Wrong, usual: number[]): Expected {
  const refusing = declared(operation, (status) => status === 400 || status === 422)
  const saysNo = declared(operation, (status) => [400, 403, 404, 410, 422].includes(status))
  const statuses = { refuse: refusing.length > 0 ? refusing : saysNo, unknown: saysNo, ignore: [...usual, ...refusing] }
  return { statuses: statuses[wanted], loud: true }
}
