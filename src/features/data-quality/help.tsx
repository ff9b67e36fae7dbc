import { useTranslations } from 'use-intl/react'
import { Disclosure } from '#ui/disclosure.tsx'

/** Why the data is asked for. `days` is the time that the registry gives. */
export function DataQualityHelp({ days }: { days: string }) {
  const t = useTranslations('dataQuality')
  return (
    <Disclosure heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      <p>{t('due.rule', { days })}</p>
    </Disclosure>
  )
}
