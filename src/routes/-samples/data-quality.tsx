import type { PageSample } from '#api/messaging.ts'
import { DATA_QUALITY_CALLS } from '#features/data-quality/calls.ts'
import { DataQualityPage } from '#features/data-quality/page.tsx'
import { dataQualitySample } from '#features/data-quality/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of a data quality case. */
export function DataQualitySample({ reseller, sample }: { reseller: string; sample: PageSample<'data_quality'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={DATA_QUALITY_CALLS} standIns={dataQualitySample}>
      {(visit) => <DataQualityPage link={{ key: visit, reseller_id: reseller }} />}
    </TestPage>
  )
}
