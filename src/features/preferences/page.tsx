import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { consentQuery } from '#api/consent.ts'
import { useBrand } from '#brand/use-brand.ts'
import { readText } from '#lib/text.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { PreferencesForm } from './form.tsx'
import { sortConsents } from './rules.ts'

/** The preferences behind an access key: give, keep or withdraw consent to share data. */
export function PreferencesPage({ accessKey }: { accessKey: string }) {
  const t = useTranslations('preferences')
  const { data: session } = useSuspenseQuery(consentQuery(accessKey))
  const { resellerName, registrarName } = useBrand()
  const items = useMemo(() => sortConsents(session), [session])
  const registrar = registrarName ?? t('yourRegistrar')
  const email = readText(session.data?.email_address)
  const asking = resellerName ? t('asking', { reseller: resellerName, registrar }) : t('askingRegistrar', { registrar })
  if (items.length === 0) {
    return (
      <Stack>
        <PageHeading asking={asking}>{t('nothing.heading')}</PageHeading>
        <p>{t('nothing.text')}</p>
      </Stack>
    )
  }
  return (
    <Stack>
      <PageHeading asking={asking}>{t('heading')}</PageHeading>
      <p>{t('intro')}</p>
      {email && <p>{t('person', { email })}</p>}
      <PreferencesForm accessKey={accessKey} items={items} registrar={registrar} />
    </Stack>
  )
}
