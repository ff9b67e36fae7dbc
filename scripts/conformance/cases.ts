import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { unreadableInExample } from './dates.ts'
import type { Expected } from './deviation.ts'
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
  /** The state that it is about, `<flow>/<state>`. */
  scenario?: string
  plan: Plan
  expected: Expected
  /** A key of the service's own, and the entry of the file of keys that it comes from. No report repeats it. */
  secret?: { key: string; entry: string }
  /** Whether its key opens something else afterwards. */
  decides?: boolean
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

/** Why nothing that changes state is sent. */
export const NEEDS_WRITES = 'changes state; needs --allow-writes'

/** How it begins where another decision needs the key; the operation that uses it up follows. */
export const USED_UP = 'its key is used up by '

/** Everything that can be asked of one operation: its examples, every state that it shows or refuses in, wrong requests. */
export function casesOf(operation: Operation, context: Context): Case[] {
  const rows = rowsOf(operation, context.operations, context.scenarios)
  const plans = examplePlans(operation)
  const [first] = plans
  if (!first) return []
  const base = rowOf(first.plan, rows)
  let copies = 0

  function about(row: Scenario | undefined, plan: Plan): Pick<Case, 'plan' | 'secret' | 'scenario' | 'notTried'> {
    const scenario = row && { scenario: nameOf(row) }
    if (!operation.safe && !context.allowWrites) return { plan, ...scenario, notTried: NEEDS_WRITES }
    const found = row ? context.keys.ofState(row, operation) : context.keys.ofOperation(operation)
    if (!found && (row || keyIn(plan) !== undefined)) {
      return { plan, ...scenario, notTried: `no key for ${row ? nameOf(row) : operation.id}` }
    }
    const { values = {}, entry } = found ?? {}
    const { key = keyIn(plan), ...others } = values
    const isCopied = context.keys.copies && !operation.safe && key !== undefined
    if (isCopied) copies += 1
    const own = isCopied ? `${key}~${context.run}-${operation.id}-${copies}` : key
    const linked = row && base ? withValues(plan, linkValues(plan, base, row)) : plan
    const keyed = own === undefined ? linked : withKey(linked, own)
    const secret = entry !== undefined && values['key'] !== undefined && { secret: { key: values['key'], entry } }
    return { plan: withValues(keyed, { ...row?.values, ...others }), ...scenario, ...secret }
  }

  const examples = plans.map(({ name, plan }): Case => {
    const row = rowOf(plan, rows)
    const expected = { statuses: statusesFor(operation, row) }
    const decides = !operation.safe
    return { operation, group: 'example', name: `example ${name}`, expected, decides, ...about(row, plan) }
  })

  const states = rows
    .filter((row) => !row.fault && isAbout(operation, row))
    .map((row): Case => {
      const unreadable = row.operationId === operation.id ? unreadableInExample(operation, row.example) : []
      const expected = { statuses: statusesFor(operation, row), unreadable }
      const decides = !operation.safe && row.afterwards !== undefined
      return { operation, group: 'state', name: `state ${nameOf(row)}`, expected, decides, ...about(row, first.plan) }
    })

  const { scenario: _, notTried, ...right } = about(base, first.plan)
  const wrongs = wrongPlans(right.plan, context.operations)
    .filter(({ wanted }) => wanted !== 'ignore' || operation.safe)
    .map((wrong): Case => {
      const expected = expectedOf(operation, wrong, statusesFor(operation, base))
      // A key that nobody knows is known without a file of keys.
      const reason = wrong.wanted === 'unknown' && notTried !== NEEDS_WRITES ? undefined : notTried
      const own = { ...right, plan: wrong.plan, expected, ...(reason !== undefined && { notTried: reason }) }
      return { operation, group: 'wrong', name: wrong.name, ...own }
    })

  return [...states, ...examples, ...wrongs]
}

/** What a wrong request is answered with, whether its contract says so or a framework does. */
const REFUSED = [400, 422]

/** Any answer that says no, whether a contract has it or not. */
const REFUSALS = [...Array.from({ length: 100 }, (_, index) => 400 + index), 501]

function expectedOf(operation: Operation, { kind, wanted }: Wrong, usual: number[]): Expected {
  const own = { wrong: kind, loud: true }
  if (wanted === 'unknown') {
    const saysNo = declared(operation, (status) => [400, 403, 404, 410, 422].includes(status))
    return { ...own, statuses: saysNo, statusWords: '404' }
  }
  if (wanted === 'ignore') return { ...own, statuses: [...usual, ...REFUSED], anyBody: true }
  if (wanted === 'not found') return { ...own, statuses: REFUSALS, statusWords: 'a refusal such as 405', anyBody: true }
  // Its key may be used up by then.
  const others = declared(operation, (status) => !operation.safe && [409, 410].includes(status))
  // Frameworks refuse what is no body before any service sees it.
  if (kind.startsWith('body ')) others.push(411, 415)
  return { ...own, statuses: [...REFUSED, ...others], statusWords: '400 or 422' }
}
