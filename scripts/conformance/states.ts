import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { isSameDomain } from '#mocks/sandbox/domains.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { keyIn, type Plan } from './plan.ts'

/**
 * Returns the scenarios whose item an operation reads. If there are none: for a read, the scenarios whose state has the
 * name of one of its examples; for a write, the scenarios of the read with the most similar path.
 */
export function scenariosOf(operation: Operation, operations: Operation[], scenarios: readonly Scenario[]): Scenario[] {
  const readBy = (id: string) => scenarios.filter((scenario) => scenario.operationId === id)
  const ownScenarios = readBy(operation.id)
  if (ownScenarios.length > 0) return ownScenarios
  if (operation.safe) return scenarios.filter((one) => one.contract === operation.contract && hasState(operation, one))
  const reads = operations.filter(({ contract, id }) => contract === operation.contract && readBy(id).length > 0)
  const [nearest] = reads.toSorted((a, b) => overlap(b.path, operation.path) - overlap(a.path, operation.path))
  return nearest ? readBy(nearest.id) : []
}

/** Returns whether a scenario affects the response of an operation. */
export function affectsResponse(operation: Operation, scenario: Scenario): boolean {
  if (scenario.operationId === operation.id) return true
  return operation.safe ? hasState(operation, scenario) : refusalOf(operation, scenario) !== undefined
}

function hasState(operation: Operation, { state }: Scenario): boolean {
  return examplesOf(operation).some(({ name, status }) => name === state && status < 300)
}

/**
 * Returns the scenario of an example request: none if it has no key, or if the key is the name of an example without a
 * scenario; otherwise the one whose state or example has the key as its name, else the first one.
 */
export function scenarioOfPlan(plan: Plan, scenarios: Scenario[]): Scenario | undefined {
  const key = keyIn(plan)
  if (key === undefined) return undefined
  const match = scenarios.find((one) => one.state === stateOf(key)) ?? scenarios.find((one) => one.example === key)
  if (match || examplesOf(plan.operation).some(({ name }) => name === key)) return match
  return scenarios[0]
}

/** Returns the values of a plan, except the key, that occur in the link of `from`, replaced with those of `to`. */
export function linkValues(plan: Plan, from: Scenario, to: Scenario): Record<string, string> {
  const [fromParts, toParts] = [partsOf(from.link), partsOf(to.link)]
  const key = keyIn(plan)
  const values = { ...plan.path, ...plan.query, ...(plan.body?.value as object | undefined) }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const position = fromParts.findIndex((part) => isSameDomain(part, String(value)))
      const newValue = value === key ? undefined : toParts[position]
      return newValue === undefined ? [] : [[name, newValue]]
    }),
  )
}

/** Returns the statuses with which an operation may respond in a scenario. */
export function statusesFor(operation: Operation, scenario: Scenario | undefined): number[] {
  if (scenario?.operationId === operation.id) return [exampleOf(operation, scenario.example).status]
  const refusal = refusalOf(operation, scenario)
  return refusal === undefined ? declaredStatuses(operation, (status) => status < 300) : [refusal]
}

/** Returns the status with which a scenario rejects an operation, if it does. */
function refusalOf(operation: Operation, scenario: Scenario | undefined): number | undefined {
  return examplesOf(operation).find(({ name }) => name === scenario?.refusal)?.status
}

/** Returns the statuses in an operation's contract that meet a condition. */
export function declaredStatuses({ document }: Operation, condition: (status: number) => boolean): number[] {
  return Object.keys(document.responses).map(Number).filter(condition)
}

function partsOf(link: string): string[] {
  return link.split(/[/?&=#]/).map((part) => decodeURIComponent(part))
}

/** Returns how many leading segments two paths share. */
function overlap(one: string, other: string): number {
  const parts = other.split('/')
  const difference = one.split('/').findIndex((part, index) => part !== parts[index])
  return difference < 0 ? parts.length : difference
}
