import { examplesOf } from '#mocks/contracts/examples.ts'
import type { Contracts, Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { scenarioPlaces, type ScenarioPlaces } from './scenario-places.ts'

/**
 * A line for each place in the scenarios whose example is missing, for each example without a scenario, and for each
 * contract that has none at all, with what to change and where.
 * @param root Folder of the project
 */
export function scenarioLines(root: string, { operations }: Contracts, scenarios: readonly Scenario[]): string[] {
  const places = scenarioPlaces(root)
  return [
    ...withoutExample(operations, scenarios, places),
    ...unshown(operations, scenarios, places),
    ...unseen(operations, scenarios, places),
  ]
}

/** Flows share lines, and a line without its example is told once for all of them. */
function withoutExample(
  operations: readonly Operation[],
  scenarios: readonly Scenario[],
  { placeOf }: ScenarioPlaces,
): string[] {
  const missing = scenarios.flatMap((scenario) =>
    missingOf(operations, scenario).map((name) => ({ ...scenario, name, place: placeOf(scenario) })),
  )
  return [...Map.groupBy(missing, ({ place, name }) => `${place} ${name}`).values()].map((alike) => {
    const [{ place, name, state, flow } = { place: '', name: '', state: '', flow: '' }] = alike
    const needs = alike.length > 1 ? `and ${alike.length - 1} others like it need` : 'needs'
    const files = [...new Set(alike.map(({ contract }) => `openapi/${contract}.yaml`))]
    return `${place}: the scenario "${state}" of ${flow} ${needs} the example "${name}". Add it to ${files.join(', ')}, or remove it here.`
  })
}

/** The names of examples that a scenario is answered with and that its contract does not have. */
function missingOf(operations: readonly Operation[], scenario: Scenario): string[] {
  const { contract, operationId, example, refusal, afterwards } = scenario
  const reads = operations.filter(({ id }) => id === operationId)
  const others = operations.filter((operation) => operation.contract === contract && !reads.includes(operation))
  const wanted = [
    { name: example, among: reads },
    { name: afterwards, among: reads },
    { name: refusal, among: others },
  ]
  return wanted.flatMap(({ name, among }) =>
    name === undefined || among.some((operation) => namesOf(operation).includes(name)) ? [] : [name],
  )
}

/** Every example of an operation that some scenario reads is a state of its page. */
function unshown(
  operations: readonly Operation[],
  scenarios: readonly Scenario[],
  { fileOf }: ScenarioPlaces,
): string[] {
  return operations.flatMap((operation) => {
    const own = scenarios.filter(({ operationId }) => operationId === operation.id)
    if (own.length === 0) return []
    const files = [...new Set(own.map(({ flow }) => fileOf(flow)))].join(' or ')
    const unknown = namesOf(operation).filter((name) => !own.some(({ example }) => example === name))
    return unknown.map(
      (name) =>
        `${files}: add a scenario for the example "${name}" of ${operation.id} (openapi/${operation.contract}.yaml)`,
    )
  })
}

/** The sandbox's own operations have no page. */
function unseen(
  operations: readonly Operation[],
  scenarios: readonly Scenario[],
  { fileOf }: ScenarioPlaces,
): string[] {
  const contracts = new Set(operations.map(({ contract }) => contract).filter((contract) => contract !== 'sandbox'))
  const lacking = [...contracts].filter((name) => !scenarios.some(({ contract }) => contract === name))
  return lacking.map(
    (name) =>
      `${fileOf(name)}: add the scenarios of the contract "${name}" (openapi/${name}.yaml), and name them in mocks/scenarios.ts`,
  )
}

function namesOf(operation: Operation): string[] {
  return examplesOf(operation).map(({ name }) => name)
}
