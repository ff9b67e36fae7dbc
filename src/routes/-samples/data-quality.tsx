import type { PageSample } from '#api/messaging.ts'
import { MissingTestPage } from '#features/samples/missing-test-page.tsx'

/** The test page of a data quality case, whose real page does not exist yet. */
export function DataQualitySample({ reseller }: { reseller: string; sample: PageSample<'data_quality'> }) {
  return <MissingTestPage reseller={reseller} />
}
