import { describe, expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { payloadDifferences } from './support/payload-differences.ts'
import { payloadsOf } from './support/payloads.ts'

const { operations } = await loadContracts()

describe.each([...Map.groupBy(operations, ({ contract }) => contract)])('%s', (contract, own) => {
  test.each(own)(`$id takes and returns exactly the payloads in payloads/${contract}.ts`, (operation) => {
    expect(payloadDifferences(operation, payloadsOf(contract).payloads?.[operation.id])).toEqual([])
  })
})
