import type { PageSample } from '#api/messaging.ts'
import { VERIFICATION_CALLS } from '#features/verification/calls.ts'
import { VerificationPage } from '#features/verification/page.tsx'
import { verificationSample } from '#features/verification/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of a verification. */
export function VerificationSample({ reseller, sample }: { reseller: string; sample: PageSample<'verification'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={VERIFICATION_CALLS} standIns={verificationSample}>
      {(visit) => <VerificationPage link={{ verification_id: '', key: visit, reseller_id: reseller }} />}
    </TestPage>
  )
}
