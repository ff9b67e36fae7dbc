import { sample } from '#tests/support/sample.ts'
import { isInSample, visitsOf } from './support/plans.ts'
import { OPERATIONS } from './support/places.ts'
import { expect, test } from './support/test.ts'

const READS = OPERATIONS.filter(({ safe }) => safe)

for (const operation of sample(READS, 0, 6)) {
  test(`text in a response of ${operation.id} stays text`, async ({ visitAll }) => {
    const pageCount = await visitAll(visitsOf(operation).filter((_, index) => isInSample(index)))
    expect(pageCount, 'pages that show a payload').toBeGreaterThan(0)
  })
}
