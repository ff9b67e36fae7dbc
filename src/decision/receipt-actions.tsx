import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { copyText } from '#lib/copy-text.ts'
import { printPage } from '#lib/print-page.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { SavedFileStatus, type SavedFile } from '#ui/saved-file.tsx'
import styles from './decision.module.css'
import { useReceiptAsText } from './receipt-as-text.ts'
import { fileOf, type Content, type Receipt } from './receipt-content.ts'

/** The buttons that save, print or copy a receipt, and the result of the last one. */
export function ReceiptActions({
  receipt,
  content,
  hash,
}: {
  receipt: Receipt
  content: Content
  hash: string | undefined
}) {
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
