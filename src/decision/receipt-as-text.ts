import { useTranslations } from 'use-intl/react'
import { inUtc, useMoment } from '#ui/use-moment.tsx'
import type { Receipt } from './receipt-content.ts'
import { useIsTest } from './test-note.tsx'

/** Returns a receipt as plain text in the page's language. */
export function useReceiptAsText({ at, facts, reference, text }: Receipt, hash: string | undefined): string {
  const t = useTranslations()
  const moment = useMoment()
  const all = [
    { label: t('receipt.when'), value: at && `${moment(at).local} (${inUtc(at)})` },
    ...facts,
    { label: t('receipt.reference'), value: reference },
    { label: t('receipt.text'), value: text && describeVersion(text) },
    { label: t('receipt.hash'), value: hash && `SHA-256 ${hash}` },
  ]
  // Only a test page loads these messages.
  const heading = useIsTest() ? [t('receipt.heading'), t('testPage.note')] : [t('receipt.heading')]
  return [...heading, ...all.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))].join('\n')
}

/** Returns the version of the accepted or declined text, with its hash. */
export function describeVersion({ version, sha256 }: NonNullable<Receipt['text']>): string {
  return [version, sha256 && `SHA-256 ${sha256}`].filter(Boolean).join(', ')
}
