import { contracts } from './support/contracts.ts'
import { isInSample } from './support/sample.ts'
import { pageOperations } from './support/places.ts'
import { visitsOf } from './support/plans.ts'
import { test } from './support/test.ts'

for (const operation of pageOperations(contracts).filter(({ safe }) => safe)) {
  test(`what ${operation.id} answers stays text`, async ({ visitAll }) => {
    await visitAll(visitsOf(operation, contracts).filter((_, index) => isInSample(index)))
  })
}
