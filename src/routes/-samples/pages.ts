import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PageSample, SamplePage } from '#api/messaging.ts'

/** What each of the real pages is shown with. */
export type Shown<Page extends SamplePage> = { reseller: string; systemName: string; sample: PageSample<Page> }

type LazyPage<Page extends SamplePage> = ComponentType<Shown<Page>> & {
  preload?: (() => Promise<void> | undefined) | undefined
}

/** Which real page each test page shows; a page comes with its flow, in a file of its own. */
export const PAGES: { [Page in SamplePage]: LazyPage<Page> } = {
  trade: lazyRouteComponent(() => import('./trade.tsx'), 'TradeSample'),
  transfer: lazyRouteComponent(() => import('./transfer-away.tsx'), 'TransferAwaySample'),
  dls: lazyRouteComponent(() => import('./listing.tsx'), 'ListingSample'),
  trademark: lazyRouteComponent(() => import('./trademark.tsx'), 'TrademarkSample'),
  verification: lazyRouteComponent(() => import('./verification.tsx'), 'VerificationSample'),
  data_quality: lazyRouteComponent(() => import('./data-quality.tsx'), 'DataQualitySample'),
  consent: lazyRouteComponent(() => import('./preferences.tsx'), 'PreferencesSample'),
  request: lazyRouteComponent(() => import('./data-copy.tsx'), 'DataCopySample'),
}
