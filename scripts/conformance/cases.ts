import type { Operation } from '#mocks/contracts/operations.ts'
import { exampleOf } from '#mocks/contracts/examples.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import type { Expected } from './compare.ts'
import { nameOf, type Keys } from './keys.ts'
import { followsItem } from './as-read.ts'
import { examplePlans, keyIn, withKey, withValues, type Plan } from './plan.ts'
import { factsOf } from './state-facts.ts'
import { declared, isAbout, linkValues, rowOf, rowsOf, statusesFor } from './states.ts'
import { wrongPlans, type Wrong } from './wrong.ts'

/** A request and the response that is expected, or why it is not sent. */
export interface Case {
  operation: Operation
  group: 'example' | 'state' | 'wrong'
  name: string
  /** Its state, `<flow>/<state>`. */
  scenario?: string
  plan: Plan
  expected: Expected
  /** The entry of the file of keys that its values come from. */
  entry?: string
  /** Whether it changes what its key opens. */
  decides?: boolean
  /** The read that a page makes before this request, if the request depends on the item. */
  read?: Plan
  /** The decision that it repeats; skipped if that one failed. */
  repeats?: Case
  /** Why it is not sent; absent when it is. */
  notTried?: string
}

export interface Context {
  operations: Operation[]
  scenarios: readonly Scenario[]
  keys: Keys
  allowWrites: boolean
  /** Distinguishes the copies of states of different runs. */
  run: string
}

/** Why nothing that changes state is sent. */
const NEEDS_WRITES = 'changes state; needs --allow-writes'

/** All requests for an operation: its examples, every state that it shows or refuses, and invalid requests. */
export function casesOf(operation: Operation, context: Context): Case[] {
  const { keys, operations } = context
  const rows = rowsOf(operation, operations, context.scenarios)
  const plans = examplePlans(operation)
  const [first] = plans
  if (!first) return []
  const base = rowOf(first.plan, rows)
  let copies = 0

  function about(
    row: Scenario | undefined,
    plan: Plan,
  ): Pick<Case, 'plan' | 'scenario' | 'entry' | 'read' | 'notTried'> {
    const scenario = row && { scenario: nameOf(row) }
    if (!operation.safe && !context.allowWrites) return { plan, ...scenario, notTried: NEEDS_WRITES }
    const found = row ? keys.forState(row, operation) : keys.forOperation(operation)
    if (!found && (row || keyIn(plan) !== undefined)) {
      return { plan, ...scenario, notTried: `no key for ${row ? nameOf(row) : operation.id}` }
    }
    const { values = {}, entry } = found ?? {}
    const { key = keyIn(plan), ...others } = values
    const isCopied = keys.copies && !operation.safe && key !== undefined
    if (isCopied) copies += 1
    const own = isCopied ? `${key}~${context.run}-${operation.id}-${copies}` : key
    const linked = row && base ? withValues(plan, linkValues(plan, base, row)) : plan
    const keyed = own === undefined ? linked : withKey(linked, own)
    const placed = withValues(keyed, { ...row?.values, ...others })
    const read = row && followsItem(operation.id) && readOf(row, keyIn(placed), operations)
    return { plan: placed, ...scenario, ...(entry !== undefined && { entry }), ...(read && { read }) }
  }

  /** An open item that no decision uses, so that an invalid request is not refused as already answered. */
  function spareRow(): Scenario | undefined {
    if (operation.safe || keys.copies || !base) return undefined
    const keyOfRow = (row: Scenario) => keys.forState(row, operation)?.values['key']
    const taken = new Set([undefined, ...plans.map(({ plan }) => keyOfRow(rowOf(plan, rows) ?? base))])
    return rows.find((row) => isOpen(row, operations) && !taken.has(keyOfRow(row)))
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
      const isRead = row.operationId === operation.id
      const facts = isRead ? factsOf(operation, row, rows[0]) : []
      const expected = { statuses: statusesFor(operation, row), ...(isRead && { example: row.example }), facts }
      const decides = !operation.safe && row.afterwards !== undefined
      return { operation, group: 'state', name: `state ${nameOf(row)}`, expected, decides, ...about(row, first.plan) }
    })

  const { plan: right, entry, notTried } = about(spareRow() ?? base, first.plan)
  const wrongs = wrongPlans(right, operations).map((wrong): Case => {
    const { name, plan, wanted } = wrong
    // An unknown key needs no file of keys.
    const reason = wanted === 'unknown' && notTried !== NEEDS_WRITES ? undefined : notTried
    const others = { ...(entry !== undefined && { entry }), ...(reason !== undefined && { notTried: reason }) }
    return { operation, group: 'wrong', name, plan, expected: expectedOf(operation, wrong), ...others }
  })

  return [...states, ...examples, ...wrongs]
}

/** Whether the item of a scenario can be read and is open. */
function isOpen({ operationId, example, refusal, afterwards, purpose, fault }: Scenario, all: Operation[]): boolean {
  const operation = all.find(({ id }) => id === operationId)
  return !(refusal ?? afterwards ?? purpose ?? fault) && !!operation && exampleOf(operation, example).status === 200
}

/** The read of a scenario's item by a key. */
function readOf({ operationId }: Scenario, key: string | undefined, operations: Operation[]): Plan | undefined {
  const operation = operations.find(({ id }) => id === operationId)
  const plan = operation && examplePlans(operation)[0]?.plan
  return plan && key !== undefined ? withKey(plan, key) : undefined
}

/** Statuses for an unknown key, or an unknown name in a request. */
const UNKNOWN = [400, 403, 404, 410, 422]

/** Any refusal. "Already answered" (409) would mean that the request was about to decide. */
const REFUSALS = [...Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 409), 501]

function expectedOf(operation: Operation, { name, wanted }: Wrong): Expected {
  const isWrong = true
  if (wanted === 'not found') return { isWrong, statuses: REFUSALS, wanted: 'a refusal such as 405', anyBody: true }
  if (wanted !== 'refuse') {
    const known = wanted === 'foreign' ? [...UNKNOWN, 409] : UNKNOWN
    return { isWrong, statuses: declared(operation, (status) => known.includes(status)) }
  }
  // Its key may be used up by then.
  const others = operation.safe ? [] : declared(operation, (status) => status === 409 || status === 410)
  // Frameworks reject an unreadable body before the service sees it.
  const frameworkStatuses = name === 'body missing' ? [411, 415] : []
  return { isWrong, statuses: [400, 422, ...others, ...frameworkStatuses], wanted: '400 or 422' }
}
