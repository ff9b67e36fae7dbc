import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, type ComponentType } from 'react'
import { pageSampleQuery, type PageSample, type SamplePage } from '#api/messaging.ts'

type Shown<Page extends SamplePage> = { reseller: string; systemName: string; sample: PageSample<Page> }

/** Which real page each test page shows; a page comes with its flow, in a file of its own. */
const PAGES: { [Page in SamplePage]: ComponentType<Shown<Page>> } = {
  trade: lazy(() => import('./trade.tsx').then(({ TradeSample }) => ({ default: TradeSample }))),
  transfer: lazy(() =>
    import('./transfer-away.tsx').then(({ TransferAwaySample }) => ({ default: TransferAwaySample })),
  ),
  dls: lazy(() => import('./listing.tsx').then(({ ListingSample }) => ({ default: ListingSample }))),
  trademark: lazy(() => import('./trademark.tsx').then(({ TrademarkSample }) => ({ default: TrademarkSample }))),
  verification: lazy(() =>
    import('./verification.tsx').then(({ VerificationSample }) => ({ default: VerificationSample })),
  ),
  data_quality: lazy(() =>
    import('./data-quality.tsx').then(({ DataQualitySample }) => ({ default: DataQualitySample })),
  ),
  consent: lazy(() => import('./preferences.tsx').then(({ PreferencesSample }) => ({ default: PreferencesSample }))),
  request: lazy(() => import('./data-copy.tsx').then(({ DataCopySample }) => ({ default: DataCopySample }))),
}

/** The test page of a flow for the reseller in the address. */
export function TestPageOf<Page extends SamplePage>({ page }: { page: Page }) {
  const { reseller = '', system_name: systemName } = useParams({ strict: false })
  const { data: sample } = useSuspenseQuery(pageSampleQuery(page, { realm: reseller, systemName }))
  const PageSample: ComponentType<Shown<Page>> = PAGES[page]
  return <PageSample key={reseller} reseller={reseller} systemName={systemName ?? ''} sample={sample} />
}
