import { useTranslations } from 'use-intl/react'
import { Disclosure } from '#ui/disclosure.tsx'
import { Facts } from '#ui/facts.tsx'

const EXPLAINED = ['synchronous', 'contract_fields', 'consent_fields', 'passes_through', 'real_data_for'] as const

/** Explains the columns whose names are the registries' own terms. */
export function Legend() {
  const t = useTranslations('tldInfo')
  return (
    <Disclosure heading={t('legend.heading')}>
      <Facts
        titled
        facts={EXPLAINED.map((column) => ({ label: t(`column.${column}`), value: t(`legend.${column}`) }))}
      />
    </Disclosure>
  )
}
