import { useTranslations } from 'use-intl/react'
import { Agreement } from '#decision/agreement.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

export function DataQualityHelp({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('dataQuality')
  return (
    <Disclosure heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      <Agreement link={agreement} label={t('agreement')} />
    </Disclosure>
  )
}
