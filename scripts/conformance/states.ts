import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { isSameDomain } from '#mocks/sandbox/domains.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { keyIn, type Plan } from './plan.ts'

/**
 * Returns the scenarios of an operation: those whose item it reads. If none: for a safe operation, the scenarios whose
 * state has the name of one of its examples; for a write, the scenarios of the read with the most similar path.
 */
export function scenariosOf(operation: Operation, operations: Operation[], scenarios: readonly Scenario[]): Scenario[] {
  const readBy = (id: string) => scenarios.filter((row) => row.operationId === id)
  const ownScenarios = readBy(operation.id)
  if (ownScenarios.length > 0) return ownScenarios
  if (operation.safe) return scenarios.filter((row) => row.contract === operation.contract && hasState(operation, row))
  const reads = operations.filter(({ contract, id }) => contract === operation.contract && readBy(id).length > 0)
  const [nearest] = reads.toSorted((a, b) => overlap(b.path, operation.path) - overlap(a.path, operation.path))
  return nearest ? readBy(nearest.id) : []
}

/** Returns whether a scenario affects the response of an operation. */
export function affectsResponse(operation: Operation, row: Scenario): boolean {
  if (row.operationId === operation.id) return true
  return operation.safe ? hasState(operation, row) : refusalOf(operation, row) !== undefined
}

function hasState(operation: Operation, { state }: Scenario): boolean {
  return examplesOf(operation).some(({ name, status }) => name === state && status < 300)
}

/**
 * Returns the scenario of an example request: the one whose state or example has the key as its name, else the
 * first one. None if there is no key, or if it is the name of an example without a scenario.
 */
export function scenarioOfPlan(plan: Plan, rows: Scenario[]): Scenario | undefined {
  const key = keyIn(plan)
  if (key === undefined) return undefined
  const match = rows.find(({ state }) => state === stateOf(key)) ?? rows.find(({ example }) => example === key)
  if (match || examplesOf(plan.operation).some(({ name }) => name === key)) return match
  return rows[0]
}

/** Returns the parameters, except the key, that are in the link of `from`, with the values from the link of `to`. */
export function linkValues(plan: Plan, from: Scenario, to: Scenario): Record<string, string> {
  const [before, after] = [partsOf(from.link), partsOf(to.link)]
  const key = keyIn(plan)
  const values = { ...plan.path, ...plan.query, ...(plan.body?.value as object | undefined) }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const position = before.findIndex((part) => isSameDomain(part, String(value)))
      const newValue = value === key ? undefined : after[position]
      return newValue === undefined ? [] : [[name, newValue]]
    }),
  )
}

/** Returns the statuses with which an operation may respond in a scenario. */
export function statusesFor(operation: Operation, row: Scenario | undefined): number[] {
  if (row?.operationId === operation.id) return [exampleOf(operation, row.example).status]
  const refusal = refusalOf(operation, row)
  return refusal === undefined ? declaredStatuses(operation, (status) => status < 300) : [refusal]
}

/** Returns the status with which a scenario rejects an operation, if it does. */
function refusalOf(operation: Operation, row: Scenario | undefined): number | undefined {
  return examplesOf(operation).find(({ name }) => name === row?.refusal)?.status
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
