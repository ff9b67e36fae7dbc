import type { PageSample } from '#api/messaging.ts'
import { DATA_COPY_CALLS } from '#features/data-copy/calls.ts'
import { DataCopyPage } from '#features/data-copy/page.tsx'
import { dataCopySample } from '#features/data-copy/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of a copy of one's data. */
export function DataCopySample({ reseller, sample }: { reseller: string; sample: PageSample<'request'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={DATA_COPY_CALLS} standIns={dataCopySample}>
      {(visit) => <DataCopyPage accessKey={visit} />}
    </TestPage>
  )
}
