import type { components } from '#api/generated/sandbox.d.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { requestOf } from '#mocks/contracts/request-of.ts'
import type { FaultKind, Purpose, Scenario } from '#mocks/scenarios.ts'

type ListedScenario = components['schemas']['Scenario']
type MockServer = components['schemas']['ScenarioList']['server']

/** The response statuses of faults; the other faults cause no response, or leave its status unchanged. */
const FAULT_STATUSES: Partial<Record<FaultKind, number>> = {
  'status-500': 500,
  'empty-502': 502,
  'html-200': 200,
  'broken-json': 200,
  'other-json': 200,
  'empty-200': 200,
}

/** Converts a scenario for the gallery of a mock server; purpose and statuses are derived from it and the contracts. */
export function galleryRow(contracts: Contracts, row: Scenario, server: MockServer): ListedScenario {
  const { flow, state, title, link, host, fault } = row
  const statuses = statusesOf(contracts, row)
  const isServedByPrism = isForPrism(row)
  // With Prism as the backend, the pages' server provides the configuration itself.
  const isShown = server === 'sandbox' || (isServedByPrism && row.contract !== 'app-config')
  return {
    flow,
    state,
    title,
    link,
    ...(host !== undefined && { host }),
    purpose: purposeOf(row, statuses),
    statuses,
    shown: isShown,
    ...(fault && { fault: fault.kind }),
    ...(isServedByPrism && { prism: requestOf(contracts.operation(row.operationId), state, row.values) }),
  }
}

/** Whether Prism can show a scenario: Prism has no faults and no storage, and sends examples unchanged. */
export function isForPrism({ fault, nextRead, isEnlarged, domain }: Scenario): boolean {
  return !fault && nextRead === undefined && !isEnlarged && domain === undefined
}

function statusesOf(contracts: Contracts, { contract, operationId, example, refusal, nextRead, fault }: Scenario) {
  const operation = contracts.operation(operationId)
  const otherOperations = contracts.operations.filter((each) => each.contract === contract && each.id !== operationId)
  const readStatus = exampleOf(operation, example).status
  const refusalStatus = otherOperations.flatMap(examplesOf).find(({ name }) => name === refusal)?.status
  const laterStatus = nextRead === undefined ? undefined : exampleOf(operation, nextRead).status
  const faultStatus = fault && FAULT_STATUSES[fault.kind]
  const isReadFailing = fault && fault.kind !== 'delay-2s' && (fault.on === 'every' || fault.on === operationId)
  // The later read follows a write, which the sandbox accepts unless the scenario rejects it.
  const writeStatus = laterStatus !== undefined && refusalStatus === undefined ? 200 : undefined
  const statuses = isReadFailing ? [faultStatus] : [readStatus, faultStatus, refusalStatus ?? writeStatus, laterStatus]
  return statuses.filter((status) => status !== undefined)
}

function purposeOf({ purpose, fault, refusal }: Scenario, [readStatus = 0]: number[]): Purpose {
  if (purpose) return purpose
  if (fault?.kind === 'delay-2s' || fault?.kind === 'never') return 'slow'
  if (readStatus === 410) return 'expired'
  return fault || refusal !== undefined || readStatus >= 400 ? 'error' : 'open'
}
