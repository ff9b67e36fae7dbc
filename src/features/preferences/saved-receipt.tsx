import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { referenceOf } from '#api/call.ts'
import type { ConsentSession } from '#api/consent.ts'
import type { Receipt } from '#decision/receipt.tsx'
import { now } from '#lib/clock.ts'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { sortConsents, type Item } from './rules.ts'

// Only a person who has saved needs it.
const PreferencesReceipt = lazy(() => import('./receipt.tsx').then((file) => ({ default: file.PreferencesReceipt })))

/** What was saved, for the person to keep: which data, for which domains, allowed or declined. */
export function SavedReceipt({ session, registrar }: { session: ConsentSession; registrar: string }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const [at] = useState(now)
  const words = [t('required.warning'), t('optional.text'), t('whois.text'), t('allow', { registrar }), t('whoisAllow')]

  const fact = (item: Item) => ({
    label: item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'),
    value: t(item.ticked ? 'receipt.allowed' : 'receipt.declined', {
      fields: item.fields.map(label).join(', ') || '–',
    }),
  })
  const receipt: Omit<Receipt, 'text'> = {
    name: 'data-sharing-preferences',
    at,
    reference: referenceOf(session),
    facts: [
      { label: t('receipt.registrar'), value: registrar },
      ...sortConsents(session)
        .filter((item) => item.saved && item.placement !== 'reference')
        .map(fact),
    ],
  }
  return (
    <Suspense>
      <PreferencesReceipt {...receipt} words={words} />
    </Suspense>
  )
}
