import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isText, type SaveOutcome, shareFile, toShareable } from '#lib/save-file.ts'
import { copyText } from '#lib/copy-text.ts'
import styles from './saved-file.module.css'
import { Button } from './button.tsx'

/** A file that was saved, printed or copied, with the outcome. Each attempt has a new file. */
export type SavedFile = { file: File; outcome: SaveOutcome | 'unprinted' | 'copied' | 'uncopied' }

/** Outcomes after which the user has no file. */
const FAILED_OUTCOMES: ReadonlySet<SavedFile['outcome']> = new Set(['unavailable', 'unprinted', 'uncopied'])

export function isSaved({ outcome }: SavedFile): boolean {
  return outcome === 'downloaded' || outcome === 'shared'
}

/** The outcome of saving, printing or copying a file, and the file's text as a fallback. */
export function SavedFileStatus({ saved }: { saved: SavedFile | undefined }) {
  return (
    <>
      <div role="status">{saved && <SavedFileSentence saved={saved} />}</div>
      {saved && <SavedFileText saved={saved} scrolls />}
    </>
  )
}

export function SavedFileSentence({ saved: { file, outcome } }: { saved: SavedFile }) {
  const t = useTranslations('savedFile')
  return <p key={file.lastModified}>{t.rich(outcome, { name: file.name, file: fileName })}</p>
}

/** The text of a file, expanded if saving, printing or copying failed. */
export function SavedFileText({
  saved: { file, outcome },
  scrolls = false,
}: {
  saved: SavedFile
  /** Set this only after a click: at other times, scrolling would interrupt the user. */
  scrolls?: boolean
}) {
  return <FileText key={file.lastModified} file={file} isOpen={FAILED_OUTCOMES.has(outcome)} scrolls={scrolls} />
}

function fileName(name: ReactNode) {
  return <bdi className={styles.name}>{name}</bdi>
}

/** Longer texts would freeze a phone. */
const MAX_BYTES = 1_000_000

/** A file's text to read, copy or share, if the file cannot be saved or printed. `scrolls` brings it into view. */
function FileText(props: { file: File; isOpen: boolean; scrolls: boolean }) {
  const { file } = props
  const [content, setContent] = useState<{ text: string | undefined }>()
  useEffect(() => {
    const isShown = isText(file) && file.size <= MAX_BYTES
    void (isShown ? file.text() : Promise.resolve(undefined)).then((text) => setContent({ text }))
  }, [file])
  return content && <Panel {...props} text={content.text} />
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
      <div className={styles.fallbacks}>
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
