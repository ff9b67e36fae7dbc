import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ConsentSession } from '#api/consent.ts'
import { useBrand } from '#brand/use-brand.ts'
import { useCalls } from '#decision/stand-in.ts'
import { WhoIsAsking } from '#decision/who-is-asking.tsx'
import { readText } from '#lib/text.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { PREFERENCES_CALLS } from './calls.ts'
import { PreferencesForm } from './form.tsx'
import { sortConsents } from './rules.ts'
import { SavedReceipt } from './saved-receipt.tsx'

/**
 * The preferences behind an access key: give, keep or withdraw consent to share data.
 *
 * @param tabs the ways to the neighbouring pages, which the route knows
 * @param dataCopyLink the way to a copy of one's data, likewise
 */
export function PreferencesPage({
  accessKey,
  tabs,
  dataCopyLink,
}: {
  accessKey: string
  tabs: ReactNode
  dataCopyLink: ReactNode
}) {
  const t = useTranslations('preferences')
  const { consentQuery } = useCalls(PREFERENCES_CALLS)
  const { data: session } = useSuspenseQuery(consentQuery(accessKey))
  const brand = useBrand()
  const [saved, setSaved] = useState<ConsentSession>()
  const items = useMemo(() => sortConsents(session), [session])
  const registrar = brand.registrarName ?? t('yourRegistrar')
  const email = readText(session.data?.email_address)
  const nothing = items.length === 0
  return (
    <Stack>
      <WhoIsAsking {...brand} site={brand.logoLink} />
      <PageHeading>{nothing ? t('nothing.heading') : t('heading')}</PageHeading>
      {tabs}
      <p>{nothing ? t('nothing.text') : t('intro')}</p>
      {email && <p>{t('person', { email })}</p>}
      {!nothing && (
        <PreferencesForm
          accessKey={accessKey}
          session={session}
          items={items}
          registrar={registrar}
          onSaved={setSaved}
        />
      )}
      {saved && <SavedReceipt key={String(saved.modification_date)} session={saved} registrar={registrar} />}
      {dataCopyLink}
    </Stack>
  )
}
