import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { getConsent, type ConsentSession } from '#api/consent.ts'
import { useBrand } from '#brand/use-brand.ts'
import { RequesterLine } from '#ui/requester.tsx'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { PreferencesForm } from './form.tsx'
import { sortConsents } from './rules.ts'
import { useItemName } from './use-item-name.ts'

// Only a person who has saved needs it.
const SavedReceipt = lazy(() => import('./saved-receipt.tsx').then((file) => ({ default: file.SavedReceipt })))

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
  const { data: session } = useSuspenseQuery(getConsent(accessKey))
  const brand = useBrand()
  const nameOf = useItemName()
  const { shows } = brand
  const [saved, setSaved] = useState<{ session: ConsentSession; reference: string | undefined; at: Date }>()
  const items = useMemo(() => sortConsents(session, shows), [session, shows])
  const registrar = brand.registrarName
  const email = readText(session.data?.email_address)
  const nothing = items.every((item) => item.placement === 'reference')
  return (
    <Stack>
      <RequesterLine {...brand} site={brand.logoLink} />
      <PageHeading>{nothing ? t('nothing.heading') : t('heading')}</PageHeading>
      {tabs}
      <p>{nothing ? t('nothing.text') : t('intro')}</p>
      {email && <p>{t('person', { email })}</p>}
      {items.length > 0 && (
        <PreferencesForm
          accessKey={accessKey}
          session={session}
          items={items}
          shows={shows}
          registrar={registrar}
          onSaved={(fresh, reference) => setSaved({ session: fresh, reference, at: now() })}
        />
      )}
      {saved && (
        <Suspense>
          <SavedReceipt {...saved} items={sortConsents(saved.session, shows)} nameOf={nameOf} registrar={registrar} />
        </Suspense>
      )}
      {dataCopyLink}
    </Stack>
  )
}
