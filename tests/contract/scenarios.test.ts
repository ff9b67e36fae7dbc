import { expect, test } from 'vitest'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'

const contracts = await loadContracts()

test.each(SCENARIOS)('$flow: $state is an example of the contract', (scenario) => {
  const operation = contracts.operation(scenario.operationId)
  expect(operation.contract).toBe(scenario.contract)
  expect(() => exampleOf(operation, scenario.example)).not.toThrow()
})

test.each(SCENARIOS.filter(({ refusal }) => refusal))('$flow: $state is refused with an example', (scenario) => {
  const others = contracts.operations.filter(
    ({ contract, id }) => contract === scenario.contract && id !== scenario.operationId,
  )
  expect(others.flatMap(examplesOf).map(({ name }) => name)).toContain(scenario.refusal)
})

test('no two scenarios share a link', () => {
  expect(new Set(SCENARIOS.map(({ link }) => link)).size).toBe(SCENARIOS.length)
})

test('every example of an operation with scenarios is one', () => {
  for (const id of new Set(SCENARIOS.map(({ operationId }) => operationId))) {
    const shown = SCENARIOS.filter(({ operationId }) => operationId === id).map(({ example }) => example)
    expect(examplesOf(contracts.operation(id)).filter(({ name }) => !shown.includes(name))).toEqual([])
  }
})

test.each(contracts.operations)('no two answers of $id share the name of an example', (operation) => {
  const names = examplesOf(operation).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
