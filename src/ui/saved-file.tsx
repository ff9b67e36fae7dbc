import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Saving } from '#lib/save-file.ts'
import { FileText } from './file-text.tsx'
import styles from './saved-file.module.css'

/** A file that the user wanted to save, print or copy, and what became of that. Each attempt has a file of its own. */
export type SavedFile = { file: File; outcome: Saving | 'unprinted' | 'copied' | 'uncopied' }

/** Outcomes after which the user has nothing yet. */
const HAS_FAILED: ReadonlySet<SavedFile['outcome']> = new Set(['unavailable', 'unprinted', 'uncopied'])

/** Whether the user has the file, as far as a browser reports that. */
export function isSaved({ outcome }: SavedFile): boolean {
  return outcome === 'downloaded' || outcome === 'shared'
}

/** Shows what became of a file, and offers its text: at once where nothing else has worked. */
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

/** The text of a file, open where nothing else has worked. */
export function SavedFileText({
  saved: { file, outcome },
  scrolls = false,
}: {
  saved: SavedFile
  /** Whether it comes into view: not where nothing was clicked, as the user may be doing something else. */
  scrolls?: boolean
}) {
  return <FileText key={file.lastModified} file={file} isOpen={HAS_FAILED.has(outcome)} scrolls={scrolls} />
}

function fileName(name: ReactNode) {
  return <bdi className={styles.name}>{name}</bdi>
}
