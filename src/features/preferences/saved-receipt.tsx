import { useTranslations } from 'use-intl/react'
import { useReceiptText } from '#decision/receipt-text.ts'
import { ReceiptView } from '#decision/receipt.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import type { Item } from './rules.ts'

/**
 * The receipt of a save, for the person to keep: which data, for which domains, allowed or declined, and the words that were
 * agreed or disagreed to. What the contract shares whatever the answer is, is not part of the answer.
 *
 * @param reference of the call that saved, at the time `at`
 * @param items of the session as the backend answered the save, as far as they are shown
 */
export function SavedReceipt({
  reference,
  at,
  items,
  nameOf,
  fieldsOf,
  registrar,
}: {
  reference: string | undefined
  at: Date
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** The data that an answer decides about. */
  fieldsOf: (item: Item) => string[]
  registrar: string | undefined
}) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const allow = registrar ? t('allow', { registrar }) : t('allowUnnamed')
  const words = [t('required.warning'), t('optional.text'), t('whois.text'), allow, t('whoisAllow')]
  const text = useReceiptText('preferences', words)

  const fact = (item: Item) => ({
    label: nameOf(item),
    value: t(item.ticked ? 'receipt.allowed' : 'receipt.declined', {
      fields: fieldsOf(item).map(label).join(', ') || '–',
    }),
  })
  const answered = items.filter((item) => item.saved && item.placement !== 'reference')
  return (
    <ReceiptView
      receipt={{
        name: 'data-sharing-preferences',
        at,
        reference: reference,
        facts: [...(registrar ? [{ label: t('receipt.registrar'), value: registrar }] : []), ...answered.map(fact)],
        text,
      }}
    />
  )
}
