import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf, type Case, type Context } from './cases.ts'
import { readKeys, SANDBOX_KEYS } from './keys.ts'
import { keyIn } from './plan.ts'
import { declaredStatuses, scenariosOf } from './states.ts'
import { CommandProblem } from '#scripts/command.ts'
import type { Usage } from './usage.ts'

/** Returns a case's phase, from 0: reads, writes, invalid reads, invalid writes (which use up a key if accepted). */
export function phaseOf({ group, operation }: Case): number {
  return (group === 'invalid' ? 2 : 0) + (operation.safe ? 0 : 1)
}

/**
 * Returns the scope of a run: the operations of the APIs that have an origin, except the sandbox's control API.
 * @throws {CommandProblem} For an API that no contract describes, or an invalid key file
 */
export async function contextOf({ origins, originOf, keys, 'allow-writes': allowWrites }: Usage): Promise<Context> {
  const { operations } = await loadContracts()
  const backends = operations.filter(({ contract }) => contract !== 'sandbox')
  const apis = [...new Set(backends.map(({ contract }) => contract))]
  const unknown = [...origins.keys()].find((api) => api !== '' && !apis.includes(api))
  if (unknown !== undefined) throw new CommandProblem(`--origin ${unknown}=… is not an API. APIs: ${apis.join(', ')}.`)
  return {
    operations: backends.filter(({ contract }) => originOf(contract) !== undefined),
    scenarios: SCENARIOS,
    keys: keys === undefined ? SANDBOX_KEYS : readKeys(keys, SCENARIOS, backends),
    allowWrites,
    run: Date.now().toString(36),
  }
}

/**
 * Returns all cases of a context in the order in which they are sent.
 * @param only Names of operations, APIs or states; all if empty
 * @throws {CommandProblem} For an unknown name
 */
export function plannedCases(context: Context, only: readonly string[] = []): Case[] {
  const all = context.operations.flatMap((operation) => casesOf(operation, context))
  const matches = ({ operation: { id, contract }, scenario }: Case, name: string) =>
    [id, contract, scenario].includes(name)
  const unknown = only.find((name) => !all.some((one) => matches(one, name)))
  if (unknown !== undefined)
    throw new CommandProblem(
      `--only ${unknown} is not an operation (getConsent), API (consent) or state (preferences/expired) of a backend.`,
    )
  const cases = only.length === 0 ? all : all.filter((one) => only.some((name) => matches(one, name)))
  const usedBy = new Map<string, string>()
  const inOrder = cases.toSorted((one, other) => phaseOf(one) - phaseOf(other))
  const planned = inOrder.map((one) => skipIfKeyUsed(one, usedBy, context))
  return [...planned, ...repetitionsOf(planned)]
}

/** Returns a repetition of the first decision of each operation; it must be rejected. */
function repetitionsOf(cases: Case[]): Case[] {
  const decisions = cases.filter(({ group, skipReason }) => group === 'example' && !skipReason)
  return [...Map.groupBy(decisions, ({ operation }) => operation.id).values()].flatMap(([first]): Case[] => {
    const statuses = first ? repetitionStatuses(first.operation) : []
    if (!first || statuses.length === 0) return []
    const expected = { statuses, isInvalid: true }
    return [{ ...first, group: 'invalid', name: 'the same decision again', expected, decides: false, original: first }]
  })
}

/** Returns the statuses that reject a repeated decision; empty if it is not a decision or declares no 409. */
function repetitionStatuses(operation: Operation): number[] {
  const isDecision = Object.values(operation.document.responses).some((one) => one['x-answers-once'])
  const statuses = declaredStatuses(operation, (status) => status === 409 || status === 410)
  return isDecision && statuses.includes(409) ? statuses : []
}

/** Skips a decision if an earlier one uses up its item. The same key in another flow identifies another item. */
function skipIfKeyUsed(one: Case, usedBy: Map<string, string>, context: Context): Case {
  const key = keyIn(one.plan)
  if (!one.decides || one.skipReason || key === undefined) return one
  const [scenario] = scenariosOf(one.operation, context.operations, context.scenarios)
  const item = `${scenario?.flow ?? one.operation.contract} ${key}`
  const earlierDecision = usedBy.get(item)
  if (earlierDecision) {
    const entry = one.scenario === undefined ? one.operation.id : `${one.scenario}@${one.operation.id}`
    return { ...one, skipReason: `its key is used up by ${earlierDecision}; add another key as "${entry}"` }
  }
  usedBy.set(item, one.operation.id)
  return one
}
