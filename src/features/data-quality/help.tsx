import { useTranslations } from 'use-intl/react'
import { Agreement } from '#decision/agreement.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

/**
 * Why this was asked, and the agreement behind it.
 *
 * @param days that the registry gives to answer
 */
export function DataQualityHelp({ agreement, days }: { agreement: string | null | undefined; days: string }) {
  const t = useTranslations('dataQuality')
  return (
    <Disclosure heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      <p>{t('due.rule', { days })}</p>
      <Agreement link={agreement} label={t('agreement')} />
    </Disclosure>
  )
}
