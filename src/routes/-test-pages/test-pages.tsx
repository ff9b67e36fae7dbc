import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent, Link, useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { getPageSample, type SamplePage } from '#api/messaging.ts'
import type { TradeSide } from '#api/trade.ts'
import { TestPage } from '#features/test-pages/test-page.tsx'
import { useIsDataCopyShown } from '#shell/data-copy-link.tsx'
import { Choice } from '#ui/choice.tsx'

type SampleProps = { id: string; reseller: string; systemName: string; side: TradeSide }

const DataCopyPage = lazyRouteComponent(() => import('#features/data-copy/page.tsx'), 'DataCopyPage')
const DataQualityPage = lazyRouteComponent(() => import('#features/data-quality/page.tsx'), 'DataQualityPage')
const ListingPage = lazyRouteComponent(() => import('#features/listing/page.tsx'), 'ListingPage')
const PreferencesPage = lazyRouteComponent(() => import('#features/preferences/page.tsx'), 'PreferencesPage')
const TradePage = lazyRouteComponent(() => import('#features/trade/page.tsx'), 'TradePage')
const TrademarkPage = lazyRouteComponent(() => import('#features/trademark/page.tsx'), 'TrademarkPage')
const TransferAwayPage = lazyRouteComponent(() => import('#features/transfer/away-page.tsx'), 'TransferAwayPage')
const VerificationPage = lazyRouteComponent(() => import('#features/verification/page.tsx'), 'VerificationPage')

const DOMAIN = 'example.com'

export const PAGES: Record<
  SamplePage,
  { component: { preload?: (() => Promise<void> | undefined) | undefined }; show: (props: SampleProps) => ReactNode }
> = {
  trade: { component: TradePage, show: ({ id, side }) => <TradePage key={side} side={side} linkKey={id} /> },
  transfer: { component: TransferAwayPage, show: ({ id }) => <TransferAwayPage link={{ domain: DOMAIN, key: id }} /> },
  dls: { component: ListingPage, show: ({ id }) => <ListingPage link={{ id, domain: DOMAIN }} /> },
  trademark: { component: TrademarkPage, show: ({ id }) => <TrademarkPage link={{ claims_id: '', key: id }} /> },
  verification: {
    component: VerificationPage,
    show: ({ id, reseller }) => <VerificationPage link={{ verification_id: '', key: id, reseller_id: reseller }} />,
  },
  data_quality: {
    component: DataQualityPage,
    show: ({ id, reseller }) => <DataQualityPage link={{ key: id, reseller_id: reseller }} />,
  },
  consent: { component: PreferencesPage, show: (props) => <Preferences {...props} /> },
  request: { component: DataCopyPage, show: ({ id }) => <DataCopyPage accessKey={id} /> },
}

export function LoadedTestPage({ page }: { page: SamplePage }) {
  const { reseller = '', system_name: systemName } = useParams({ strict: false })
  const { data: sample } = useSuspenseQuery(getPageSample(page, { realm: reseller, systemName }))
  const [side, setSide] = useState<TradeSide>('new')
  const choice = page === 'trade' && <SideChoice side={side} onChoose={setSide} />
  return (
    <TestPage key={reseller} page={page} reseller={reseller} info={sample.info} choice={choice}>
      {(id) => PAGES[page].show({ id, reseller, systemName: systemName ?? '', side })}
    </TestPage>
  )
}

function SideChoice({ side, onChoose }: { side: TradeSide; onChoose: (side: TradeSide) => void }) {
  const t = useTranslations('testPage.side')
  const options = (['new', 'current'] as const).map((id) => ({ id, label: t(id) }))
  return <Choice label={t('label')} options={options} chosenId={side} onChoose={onChoose} />
}

/** The preferences page without the tabs, which need a key. */
function Preferences({ id, systemName, reseller }: SampleProps) {
  const t = useTranslations('shell')
  const dataCopyLink = useIsDataCopyShown() && (
    <p>
      <Link to="/request/test/$system_name/$reseller" params={{ system_name: systemName, reseller }}>
        {t('dataCopyLink')}
      </Link>
    </p>
  )
  return <PreferencesPage accessKey={id} tabs={null} dataCopyLink={dataCopyLink} />
}
