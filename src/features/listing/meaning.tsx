import { useTranslations } from 'use-intl/react'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { Disclosure } from '#ui/disclosure.tsx'

export function ListingMeaning() {
  const t = useTranslations('listing')
  return (
    <Disclosure heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('ends')}</p>
      <p>{t('not', { days: String(policyAt(now()).lockDays) })}</p>
    </Disclosure>
  )
}
