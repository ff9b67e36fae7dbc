import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PageSample } from '#api/messaging.ts'
import type { TradeSide } from '#api/trade.ts'
import { Choice } from '#features/samples/choice.tsx'
import { TestPage } from '#features/samples/test-page.tsx'
import { TRADE_CALLS } from '#features/trade/calls.ts'
import { TradePage } from '#features/trade/page.tsx'
import { tradeSample } from '#features/trade/sample.ts'

/** The test page of a change of registrant, as either side would see it. */
export function TradeSample({ reseller, sample }: { reseller: string; sample: PageSample<'trade'> }) {
  const t = useTranslations('testPage.side')
  const [side, setSide] = useState<TradeSide>('new')
  const choice = (
    <Choice
      label={t('label')}
      options={[
        { id: 'new', label: t('new') },
        { id: 'current', label: t('current') },
      ]}
      chosen={side}
      onChoose={setSide}
    />
  )
  return (
    <TestPage reseller={reseller} info={sample.info} calls={TRADE_CALLS} standIns={tradeSample} choice={choice}>
      {(visit) => <TradePage key={side} side={side} linkKey={visit} />}
    </TestPage>
  )
}
