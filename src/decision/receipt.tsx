import { useTranslations } from 'use-intl/react'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import styles from './decision.module.css'
import { Facts } from '#ui/facts.tsx'
import { RecordedMoment } from '#ui/use-moment.tsx'
import { TestNote, useIsTest } from './test-note.tsx'

/** A person's record of a decision. Holds no key: it is printed and stored outside the page. */
export type Receipt = {
  /** Name of the file without its ending. */
  name: string
  at: Date
  /** Reference of the call, for support. */
  reference: string | undefined
  /** The decision, as label and value. */
  facts: readonly { label: string; value: string }[]
  /** The text that was agreed or disagreed to. */
  text: { version: string; language: string; sha256: string | undefined }
}

/** The receipt, on the page, to print, or as JSON. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipt')
  const { version, sha256 } = receipt.text
  const isTest = useIsTest()
  return (
    <section className={styles.receipt} aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <TestNote />
      <Facts
        facts={[
          { label: t('when'), value: <RecordedMoment at={receipt.at} /> },
          ...receipt.facts,
          { label: t('reference'), value: receipt.reference, code: true },
          { label: t('text'), value: sha256 ? `${version}, SHA-256 ${sha256}` : version, code: true },
        ]}
      />
      <div className={styles.receiptActions}>
        <Button onClick={() => globalThis.print()}>{t('print')}</Button>
        <Button onClick={() => saveFile(`${receipt.name}.json`, 'application/json', toJson(receipt, isTest))}>
          {t('json')}
        </Button>
      </div>
    </section>
  )
}

/** A file of a test page says so: it could be taken for evidence. */
function toJson({ name, at, reference, facts, text }: Receipt, isTest: boolean): string {
  const decided = facts.map(({ label, value }) => ({ label, value }))
  return JSON.stringify(
    {
      receipt: name,
      ...(isTest && { test: true }),
      decided_at: at.toISOString(),
      reference: reference ?? null,
      decided,
      text,
    },
    null,
    2,
  )
}
