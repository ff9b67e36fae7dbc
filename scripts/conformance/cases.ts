import type { Operation } from '#mocks/contracts/operations.ts'
import { exampleOf } from '#mocks/contracts/examples.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import type { Expectation } from './compare.ts'
import { nameOf, type Keys } from './keys.ts'
import { dependsOnItem } from './item-choices.ts'
import { examplePlans, keyIn, withKey, withValues, type Plan } from './plan.ts'
import { factsOf } from './state-facts.ts'
import { affectsResponse, declaredStatuses, linkValues, scenarioOfPlan, scenariosOf, statusesFor } from './states.ts'
import { invalidRequests, type InvalidRequest } from './invalid-requests.ts'

/** A request with its expected response, or the reason why it is not sent. */
export interface Case {
  operation: Operation
  group: 'example' | 'state' | 'invalid'
  name: string
  /** The state of the requested item, as `<flow>/<state>`. */
  scenario?: string
  plan: Plan
  expected: Expectation
  /** The entry in the key file that contains the request's values. */
  entry?: string
  /** Whether the request makes a decision, after which its key accepts no other. */
  decides?: boolean
  /** The read that a page makes before this request, if the request depends on the item. */
  read?: Plan
  /** The decision that this request repeats; if the decision failed, the request is skipped. */
  original?: Case
  /** Why the request is not sent; absent if it is sent. */
  skipReason?: string
}

export interface Context {
  operations: Operation[]
  scenarios: readonly Scenario[]
  keys: Keys
  allowWrites: boolean
  /** Id of this run, appended to its keys so that runs do not share items. */
  run: string
}

/** Why requests that change state are skipped. */
const NEEDS_WRITES = 'changes state; needs --allow-writes'

/** Returns all cases of an operation: each example, each state that affects the response, and invalid requests. */
export function casesOf(operation: Operation, context: Context): Case[] {
  const { keys, operations } = context
  const scenarios = scenariosOf(operation, operations, context.scenarios)
  const plans = examplePlans(operation)
  const firstPlan = plans[0]?.plan
  if (!firstPlan) return []
  const exampleScenario = scenarioOfPlan(firstPlan, scenarios)
  let copyCount = 0

  function planFor(
    scenario: Scenario | undefined,
    plan: Plan,
  ): Pick<Case, 'plan' | 'scenario' | 'entry' | 'read' | 'skipReason'> {
    const named = scenario && { scenario: nameOf(scenario) }
    if (!operation.safe && !context.allowWrites) return { plan, ...named, skipReason: NEEDS_WRITES }
    const keyEntry = scenario ? keys.forState(scenario, operation) : keys.forOperation(operation)
    if (!keyEntry && (scenario || keyIn(plan) !== undefined)) {
      return { plan, ...named, skipReason: `no key for ${scenario ? nameOf(scenario) : operation.id}` }
    }
    const { values = {}, entry } = keyEntry ?? {}
    const { key = keyIn(plan), ...otherValues } = values
    const isCopied = keys.supportsCopies && !operation.safe && key !== undefined
    if (isCopied) copyCount += 1
    const usedKey = isCopied ? `${key}~${context.run}-${operation.id}-${copyCount}` : key
    const linkedPlan =
      scenario && exampleScenario ? withValues(plan, linkValues(plan, exampleScenario, scenario)) : plan
    const keyedPlan = usedKey === undefined ? linkedPlan : withKey(linkedPlan, usedKey)
    const completePlan = withValues(keyedPlan, { ...scenario?.values, ...otherValues })
    const read = scenario && dependsOnItem(operation.id) && readOf(scenario, keyIn(completePlan), operations)
    return { plan: completePlan, ...named, ...(entry !== undefined && { entry }), ...(read && { read }) }
  }

  /** Returns a scenario for invalid requests, whose open item no example decides, because decided items return 409. */
  function spareScenario(): Scenario | undefined {
    if (operation.safe || keys.supportsCopies || !exampleScenario) return undefined
    const keyOf = (scenario: Scenario) => keys.forState(scenario, operation)?.values['key']
    const taken = new Set([
      undefined,
      ...plans.map(({ plan }) => keyOf(scenarioOfPlan(plan, scenarios) ?? exampleScenario)),
    ])
    return scenarios.find((scenario) => isOpen(scenario, operations) && !taken.has(keyOf(scenario)))
  }

  const exampleCases = plans.map(({ name, plan }): Case => {
    const scenario = scenarioOfPlan(plan, scenarios)
    const expected = { statuses: statusesFor(operation, scenario) }
    const decides = !operation.safe
    return { operation, group: 'example', name: `example ${name}`, expected, decides, ...planFor(scenario, plan) }
  })

  const stateCases = scenarios
    .filter((scenario) => !scenario.fault && affectsResponse(operation, scenario))
    .map((scenario): Case => {
      const isRead = scenario.operationId === operation.id
      const facts = isRead ? factsOf(operation, scenario, scenarios[0]) : []
      const expected = {
        statuses: statusesFor(operation, scenario),
        ...(isRead && { example: scenario.example }),
        facts,
      }
      const decides = !operation.safe && scenario.nextRead !== undefined
      return {
        operation,
        group: 'state',
        name: `state ${nameOf(scenario)}`,
        expected,
        decides,
        ...planFor(scenario, firstPlan),
      }
    })

  const { plan: validPlan, entry, skipReason } = planFor(spareScenario() ?? exampleScenario, firstPlan)
  const invalidCases = invalidRequests(validPlan, operations).map((request): Case => {
    const { name, plan, defect } = request
    // A request with an unknown key needs no key file.
    const reason = defect === 'unknown-key' && skipReason !== NEEDS_WRITES ? undefined : skipReason
    const details = { ...(entry !== undefined && { entry }), ...(reason !== undefined && { skipReason: reason }) }
    return { operation, group: 'invalid', name, plan, expected: expectedOf(operation, request), ...details }
  })

  return [...stateCases, ...exampleCases, ...invalidCases]
}

/** Returns whether the item of a scenario can be read and is open. */
function isOpen({ operationId, example, refusal, nextRead, purpose, fault }: Scenario, all: Operation[]): boolean {
  const operation = all.find(({ id }) => id === operationId)
  return !(refusal ?? nextRead ?? purpose ?? fault) && !!operation && exampleOf(operation, example).status === 200
}

/** Returns the request that reads a scenario's item with a key. */
function readOf({ operationId }: Scenario, key: string | undefined, operations: Operation[]): Plan | undefined {
  const operation = operations.find(({ id }) => id === operationId)
  const plan = operation && examplePlans(operation)[0]?.plan
  return plan && key !== undefined ? withKey(plan, key) : undefined
}

/** Statuses that reject a key that is unknown, or does not match the other parameters. */
const KEY_REFUSALS = [400, 403, 404, 410, 422]

/** Expected for a GET instead of a POST. A 409 ("already answered") would mean that it was treated as a decision. */
const GET_REFUSALS = [...Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => status !== 409), 501]

function expectedOf(operation: Operation, { name, defect }: InvalidRequest): Expectation {
  const isInvalid = true
  if (defect === 'method') return { isInvalid, statuses: GET_REFUSALS, asText: 'a refusal such as 405', anyBody: true }
  if (defect !== 'input') {
    const refusals = defect === 'mismatched-key' ? [...KEY_REFUSALS, 409] : KEY_REFUSALS
    return { isInvalid, statuses: declaredStatuses(operation, (status) => refusals.includes(status)) }
  }
  // An earlier decision may have used up the key.
  const keyStatuses = operation.safe ? [] : declaredStatuses(operation, (status) => status === 409 || status === 410)
  // Frameworks may reject a missing body before the service sees the request.
  const frameworkStatuses = name === 'body missing' ? [411, 415] : []
  return { isInvalid, statuses: [400, 422, ...keyStatuses, ...frameworkStatuses], asText: '400 or 422' }
}
