import type { PageSample } from '#api/messaging.ts'
import { TRADEMARK_CALLS } from '#features/trademark/calls.ts'
import { TrademarkPage } from '#features/trademark/page.tsx'
import { trademarkSample } from '#features/trademark/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of a claims notice. */
export function TrademarkSample({ reseller, sample }: { reseller: string; sample: PageSample<'trademark'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={TRADEMARK_CALLS} standIns={trademarkSample}>
      {(visit) => <TrademarkPage link={{ claims_id: '', key: visit }} />}
    </TestPage>
  )
}
