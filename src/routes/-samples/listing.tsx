import type { PageSample } from '#api/messaging.ts'
import { LISTING_CALLS } from '#features/listing/calls.ts'
import { ListingPage } from '#features/listing/page.tsx'
import { listingSample } from '#features/listing/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'

/** The test page of an offer to list a domain for sale. */
export function ListingSample({ reseller, sample }: { reseller: string; sample: PageSample<'dls'> }) {
  return (
    <TestPage reseller={reseller} info={sample.info} calls={LISTING_CALLS} standIns={listingSample}>
      {(visit) => <ListingPage link={{ id: visit, domain: 'example.com' }} />}
    </TestPage>
  )
}
