import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl/react'
import styles from '#decision/decision.module.css'
import { useReceiptText } from '#decision/receipt-text.ts'
import { TestNote, useIsTest } from '#decision/test-note.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { RecordedMoment } from '#ui/use-moment.tsx'
import type { Ticks } from './choices.ts'
import type { Item } from './rules.ts'

/** Every box as it was saved. */
const AS_SAVED: Ticks = new Map()

/**
 * The effects of a save, and its receipt for the person to keep: on the page which domains were allowed and which declined,
 * with the data of each folded, and in the file all of it with the words that were agreed or disagreed to. What the
 * contract shares whatever the answer is, is not part of the answer.
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
  Effects,
}: {
  reference: string | undefined
  at: Date
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** The data that an answer decides about. */
  fieldsOf: (item: Item) => string[]
  registrar: string | undefined
  Effects: ComponentType<{ items: readonly Item[]; ticked: Ticks; saved: true }>
}) {
  const t = useTranslations('preferences')
  const saved = useTranslations('preferencesSaved')
  const receipt = useTranslations('receipt')
  const label = useDataElementLabel()
  const isTest = useIsTest()
  const allow = registrar ? t('allow', { registrar }) : t('allowUnnamed')
  const text = useReceiptText('preferences', [
    t('required.warning'),
    t('optional.text'),
    t('whois.text'),
    allow,
    t('whoisAllow'),
  ])
  usePageTitle(t('success.heading'))

  const answered = items.filter((item) => item.saved && item.placement !== 'reference')
  const byItem = answered.map((item) => ({
    label: nameOf(item),
    value: saved(item.ticked ? 'receipt.allowed' : 'receipt.declined', {
      fields: fieldsOf(item).map(label).join(', ') || '–',
    }),
  }))
  const namesOf = (ticked: boolean) =>
    answered
      .filter((item) => item.ticked === ticked)
      .map(nameOf)
      .join(' · ')
  const registrarFact = registrar ? [{ label: saved('receipt.registrar'), value: registrar }] : []
  const save = () => {
    const file = {
      receipt: 'data-sharing-preferences',
      ...(isTest && { test: true }),
      decided_at: at.toISOString(),
      reference: reference ?? null,
      decided: [...registrarFact, ...byItem],
      text,
    }
    saveFile(`${file.receipt}.json`, 'application/json', JSON.stringify(file, null, 2))
  }
  return (
    <>
      <Effects items={answered} ticked={AS_SAVED} saved />
      <section className={styles.receipt} aria-label={receipt('heading')}>
        <h2>{receipt('heading')}</h2>
        <TestNote />
        <Facts
          facts={[
            { label: receipt('when'), value: <RecordedMoment at={at} /> },
            ...registrarFact,
            { label: saved('allowed'), value: namesOf(true) },
            { label: saved('declined'), value: namesOf(false) },
            { label: receipt('reference'), value: reference, code: true },
          ]}
        />
        <details>
          <summary>{saved('data')}</summary>
          <Facts facts={byItem} />
        </details>
        <details>
          <summary>{receipt('text')}</summary>
          <code>{[text.version, text.sha256 && `SHA-256 ${text.sha256}`].filter(Boolean).join(', ')}</code>
        </details>
        <div className={styles.receiptActions}>
          <Button onClick={() => globalThis.print()}>{receipt('print')}</Button>
          <Button onClick={save}>{receipt('json')}</Button>
        </div>
      </section>
    </>
  )
}
