import { useTranslations } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { ReceiptView } from '#decision/receipt.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { Facts } from '#ui/facts.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { NO_TICKS } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { decidedFields, type Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** The consequences and the receipt of a save. On the page, the shared data of each item is collapsed. */
export function SavedReceipt({
  reference,
  at,
  text,
  items,
  registrar,
}: {
  reference?: string | undefined
  at: Date
  text?: ShownText | undefined
  items: readonly Item[]
  registrar: string | undefined
}) {
  const t = useTranslations('preferences')
  const savedText = useTranslations('preferencesSaved')
  const label = useDataElementLabel()
  const nameOf = useItemName()
  usePageTitle(t('success'))

  const answeredItems = items.filter((item) => item.saved && item.placement !== 'reference')
  const itemFacts = answeredItems.map((item) => ({
    label: nameOf(item),
    value: savedText(item.ticked ? 'receipt.allowed' : 'receipt.declined', {
      fields: decidedFields(item).map(label).join(', ') || '–',
    }),
  }))
  const namesOf = (ticked: boolean) =>
    answeredItems
      .filter((item) => item.ticked === ticked)
      .map(nameOf)
      .join('\u00a0· ')
  const registrarFact = registrar ? [{ label: savedText('receipt.registrar'), value: registrar }] : []
  return (
    <>
      <ConsequenceList items={answeredItems} ticks={NO_TICKS} saved />
      <ReceiptView
        receipt={{ name: 'data-sharing-preferences', at, reference, facts: [...registrarFact, ...itemFacts], text }}
        shownFacts={[
          ...registrarFact,
          { label: savedText('allowed'), value: namesOf(true) },
          { label: savedText('declined'), value: namesOf(false) },
        ]}
      >
        <details>
          <summary>{savedText('data')}</summary>
          <Facts facts={itemFacts} />
        </details>
      </ReceiptView>
    </>
  )
}
