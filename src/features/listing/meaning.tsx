import { useTranslations } from 'use-intl/react'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { Disclosure } from '#ui/disclosure.tsx'

/** What a person agrees to by listing a domain: a standing consent to sell. */
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
