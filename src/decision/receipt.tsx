import { type ReactNode, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import { type Fact, Facts } from '#ui/facts.tsx'
import { inUtc, RecordedMoment, useMoment } from '#ui/use-moment.tsx'
import { copyText } from '#lib/copy-text.ts'
import { printPage } from '#lib/print-page.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { type SavedFile, SavedFileStatus } from '#ui/saved-file.tsx'
import styles from './decision.module.css'
import { contentOf, fileOf, type Receipt, type UnhashedContent } from './receipt-content.ts'
import { TestNote, useIsTest } from './test-note.tsx'

/** A receipt with its actions. On the page, `shownFacts` replaces the facts that are in the file. */
export function ReceiptView({
  receipt,
  shownFacts = receipt.facts,
  children,
}: {
  receipt: Receipt
  shownFacts?: readonly Fact[]
  children?: ReactNode
}) {
  const t = useTranslations('receipt')
  const content = contentOf(receipt, useLocale(), useIsTest())
  const hash = useReceiptHash(JSON.stringify(content))
  return (
    <section className={styles.receipt} aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <TestNote />
      <Facts
        facts={[
          { label: t('when'), value: receipt.at && <RecordedMoment at={receipt.at} /> },
          ...shownFacts,
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

/** Returns the SHA-256 of the receipt file, to print on the receipt. */
function useReceiptHash(content: string): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void fileOf(JSON.parse(content) as UnhashedContent).then(({ sha256 }) => isCurrent && setHash(sha256))
    return () => {
      isCurrent = false
    }
  }, [content])
  return hash
}

type ActionsProps = { receipt: Receipt; content: UnhashedContent; hash: string | undefined }

/** The buttons that save, print or copy a receipt, and the result of the last action. */
function ReceiptActions({ receipt, content, hash }: ActionsProps) {
  const t = useTranslations('receipt')
  const [saved, setSaved] = useState<SavedFile>()
  const text = useReceiptAsText(receipt, hash)
  const textFile = () => new File([text], `${receipt.name}.txt`, { type: 'text/plain' })
  const print = async () => {
    const hasStarted = await printPage()
    setSaved(hasStarted ? undefined : { file: textFile(), outcome: 'unprinted' })
  }
  const save = async () => {
    const { text: json } = await fileOf(content)
    const file = new File([json], `${receipt.name}.json`, { type: 'application/json' })
    setSaved({ file, outcome: await saveFile(file) })
  }
  const copy = async () => {
    const isCopied = await copyText(text)
    setSaved({ file: textFile(), outcome: isCopied ? 'copied' : 'uncopied' })
  }
  return (
    <>
      <div className={styles.receiptActions}>
        <Button onClick={() => void print()}>{t('print')}</Button>
        <Button onClick={() => void save()}>{t('json')}</Button>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
      <SavedFileStatus saved={saved} />
    </>
  )
}

function useReceiptAsText({ at, facts, reference, text }: Receipt, hash: string | undefined): string {
  const t = useTranslations()
  const moment = useMoment()
  const entries = [
    { label: t('receipt.when'), value: at && `${moment(at).local} (${inUtc(at)})` },
    ...facts,
    { label: t('receipt.reference'), value: reference },
    { label: t('receipt.text'), value: text && describeVersion(text) },
    { label: t('receipt.hash'), value: hash && `SHA-256 ${hash}` },
  ]
  // Only test pages load the `testPage` messages.
  const heading = useIsTest() ? [t('receipt.heading'), t('testPage.note')] : [t('receipt.heading')]
  return [...heading, ...entries.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))].join('\n')
}

/** Returns the version of the accepted or declined text, with its hash. */
function describeVersion({ version, sha256 }: NonNullable<Receipt['text']>): string {
  return [version, sha256 && `SHA-256 ${sha256}`].filter(Boolean).join(', ')
}
