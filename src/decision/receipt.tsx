import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import styles from './decision.module.css'
import { Facts, type Fact } from '#ui/facts.tsx'
import { RecordedMoment } from '#ui/use-moment.tsx'
import { TestNote, useIsTest } from './test-note.tsx'

/** A person's record of a decision. Holds no key: it is printed and stored outside the page. */
export type Receipt = {
  /** Name of the file without its ending. */
  name: string
  /** When it was decided; absent where the backend does not say. */
  at: Date | undefined
  /** Reference of the call, for support. */
  reference: string | undefined
  /** The decision, as label and value; `shown` is how the page writes the value, where that differs. */
  facts: readonly { label: string; value: string; code?: boolean; shown?: ReactNode }[]
  /** The text that was agreed or disagreed to; absent where it is not known which was shown. */
  text?: { version: string; language: string; sha256: string | undefined }
}

/**
 * The receipt, on the page, to print, or as JSON.
 *
 * @param shown on the page, where that is not the decision as the file has it
 * @param children below these
 */
export function ReceiptView({
  receipt,
  shown = receipt.facts,
  children,
}: {
  receipt: Receipt
  shown?: readonly Fact[]
  children?: ReactNode
}) {
  const t = useTranslations('receipt')
  const isTest = useIsTest()
  return (
    <section className={styles.receipt} aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <TestNote />
      <Facts
        facts={[
          { label: t('when'), value: receipt.at && <RecordedMoment at={receipt.at} /> },
          ...shown,
          { label: t('reference'), value: receipt.reference, code: true },
        ]}
      />
      {children}
      {receipt.text && (
        <details>
          <summary>{t('text')}</summary>
          <code>
            {[receipt.text.version, receipt.text.sha256 && `SHA-256 ${receipt.text.sha256}`].filter(Boolean).join(', ')}
          </code>
        </details>
      )}
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
      decided_at: at?.toISOString() ?? null,
      reference: reference ?? null,
      decided,
      text: text ?? null,
    },
    null,
    2,
  )
}
