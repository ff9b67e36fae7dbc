import type { PageSample } from '#api/messaging.ts'
import { TRANSFER_AWAY_CALLS } from '#features/transfer/calls.ts'
import { TransferAwayPage } from '#features/transfer/away-page.tsx'
import { transferAwaySample } from '#features/transfer/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of a transfer to another registrar. */
export function TransferAwaySample({ reseller, sample }: { reseller: string; sample: PageSample<'transfer'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={TRANSFER_AWAY_CALLS} standIns={transferAwaySample}>
      {(visit) => <TransferAwayPage link={{ domain: 'example.com', key: visit }} />}
    </TestPage>
  )
}
