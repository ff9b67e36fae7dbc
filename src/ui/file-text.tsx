import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl/react'
import { copyText } from '#lib/copy-text.ts'
import { isText, shareFile, toShareable } from '#lib/save-file.ts'
import { Button } from './button.tsx'
import styles from './saved-file.module.css'

/** Longer texts are not shown: they would stall a phone. */
const MAX_BYTES = 1_000_000

/** A file's text to read, copy or share, if it cannot be saved or printed. `scrolls` it into view. */
export function FileText(props: { file: File; isOpen: boolean; scrolls: boolean }) {
  const { file } = props
  const [read, setRead] = useState<{ text: string | undefined }>()
  useEffect(() => {
    const isShown = isText(file) && file.size <= MAX_BYTES
    void (isShown ? file.text() : Promise.resolve(undefined)).then((text) => setRead({ text }))
  }, [file])
  return read && <Panel {...props} text={read.text} />
}

function Panel({ file, isOpen, scrolls, text }: ComponentProps<typeof FileText> & { text: string | undefined }) {
  const t = useTranslations('savedFile')
  const ref = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'uncopied' | 'shared' | 'unshared'>()
  useEffect(() => {
    if (scrolls) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [scrolls])
  const copy = async () => {
    const isCopied = await copyText(text ?? '')
    if (!isCopied) field.current?.select()
    setOutcome(isCopied ? 'copied' : 'uncopied')
  }
  const share = async () => {
    const result = await shareFile(file)
    setOutcome(result === 'canceled' ? undefined : result === 'shared' ? 'shared' : 'unshared')
  }
  return (
    <details ref={ref} className={styles.text} open={isOpen}>
      <summary>{t('others')}</summary>
      <div className={styles.ways}>
        <p>{t('elsewhere')}</p>
        {text !== undefined && (
          <textarea ref={field} readOnly rows={8} aria-label={t('text', { name: file.name })} dir="auto" value={text} />
        )}
        <div className={styles.actions}>
          {text !== undefined && <Button onClick={() => void copy()}>{t('copy')}</Button>}
          {toShareable(file) && <Button onClick={() => void share()}>{t('share')}</Button>}
        </div>
        <p role="status">{outcome && t.rich(outcome, { name: file.name, file: (name) => name })}</p>
      </div>
    </details>
  )
}
