import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl/react'
import { areaErrors, clearAreaErrors, firstAreaError } from '#api/error-areas.ts'
import { Button } from '#ui/button.tsx'
import { DIALOG_CLOSED } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useErrorWords } from './error-words.ts'
import styles from './shell.module.css'

/**
 * The alert above the routed view: the first error across all store areas. It takes focus when it appears, so that
 * nobody misses it; closing it clears every area and gives focus back to the page.
 */
export function Banner() {
  const t = useTranslations('shell.banner')
  const words = useErrorWords()
  const error = firstAreaError(useSyncExternalStore(areaErrors.subscribe, areaErrors.get))
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error) return
    const takeFocus = () => ref.current?.focus()
    const question = document.querySelector('dialog[open]')
    // An element behind a modal dialog cannot have focus; closing the dialog restores it.
    if (question) question.addEventListener(DIALOG_CLOSED, takeFocus, { once: true })
    else takeFocus()
  }, [error])
  if (!error) return null
  return (
    <div className={styles.banner} ref={ref} tabIndex={-1} role="alert">
      <Notice tone="danger">
        <p>{words(error)}</p>
        {error.reference && <p className={styles.reference}>{t('reference', { id: error.reference })}</p>}
        <Button look="link" onClick={close}>
          {t('close')}
        </Button>
      </Notice>
    </div>
  )
}

function close(): void {
  clearAreaErrors()
  document.querySelector<HTMLElement>('main h1')?.focus()
}
