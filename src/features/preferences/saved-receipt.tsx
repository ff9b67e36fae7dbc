import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import { referenceOf } from '#api/call.ts'
import type { ConsentSession } from '#api/consent.ts'
import { ReceiptView, type Receipt } from '#decision/receipt.tsx'
import { now } from '#lib/clock.ts'
import { sha256 } from '#lib/sha256.ts'
import { useDataElementLabel } from './data-element-label.ts'
import { sortConsents, type Item } from './rules.ts'

/** Raised whenever a wording changes that a person agrees or disagrees to. */
const TEXT_VERSION = '2026-11-21'

/** What was saved, for the person to keep: which data, for which domains, allowed or declined. */
export function SavedReceipt({ session, registrar }: { session: ConsentSession; registrar: string }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const language = useLocale()
  const [at] = useState(now)
  const wording = [
    t('required.warning'),
    t('optional.text'),
    t('whois.text'),
    t('allow', { registrar }),
    t('whoisAllow'),
  ].join('\n')
  const [hash, setHash] = useState<string>()
  useEffect(() => void sha256(wording).then(setHash), [wording])

  const fact = (item: Item) => ({
    label: item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'),
    value: t(item.ticked ? 'receipt.allowed' : 'receipt.declined', {
      fields: item.fields.map(label).join(', ') || '–',
    }),
  })
  const receipt: Receipt = {
    name: 'data-sharing-preferences',
    at,
    reference: referenceOf(session),
    facts: [
      { label: t('receipt.registrar'), value: registrar },
      ...sortConsents(session)
        .filter((item) => item.saved && item.placement !== 'reference')
        .map(fact),
    ],
    text: { version: TEXT_VERSION, language, sha256: hash },
  }
  return <ReceiptView receipt={receipt} />
}
