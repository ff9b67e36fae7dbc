import { useEffect, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import styles from './decision.module.css'
import { Facts, type Fact } from '#ui/facts.tsx'
import { RecordedMoment } from '#ui/use-moment.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { describeVersion } from './receipt-as-text.ts'
import { contentOf, fileOf, type Content, type Receipt } from './receipt-content.ts'
import { TestNote, useIsTest } from './test-note.tsx'

/** A receipt with its actions. `shown` are the facts on the page, if they differ from those in the file. */
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
  const content = contentOf(receipt, useLocale(), useIsTest())
  const hash = useOwnHash(JSON.stringify(content))
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
          <code>{describeVersion(receipt.text)}</code>
          {hash && (
            <p>
              {t('hash')}: <code>SHA-256 {hash}</code>
            </p>
          )}
        </details>
      )}
      <ReceiptActions receipt={receipt} content={content} hash={hash} />
    </section>
  )
}

/** Returns the SHA-256 of the receipt's file, for paper. */
function useOwnHash(content: string): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void fileOf(JSON.parse(content) as Content).then(({ sha256 }) => isCurrent && setHash(sha256))
    return () => {
      isCurrent = false
    }
  }, [content])
  return hash
}
