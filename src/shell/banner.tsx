import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl/react'
import { areaErrors, clearAreaErrors, firstAreaError } from '#api/error-areas.ts'
import type { ApiError } from '#api/errors.ts'
import { readRuntime } from '#lib/runtime.ts'
import { Button } from '#ui/button.tsx'
import { DIALOG_CLOSED } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './shell.module.css'

/**
 * The alert above the routed view: the first error across all store areas. It takes focus when it appears, so that
 * nobody misses it; closing it clears every area and gives focus back to the page.
 */
export function Banner() {
  const t = useTranslations('shell.banner')
  const textOf = useErrorText()
  const error = firstAreaError(useSyncExternalStore(areaErrors.subscribe, areaErrors.get, areaErrors.get))
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
        <p>{textOf(error)}</p>
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

/**
 * Returns the banner's text for an error: the backend's own where there is one, else that of the specification's error
 * catalogue (section 8).
 */
function useErrorText(): (error: ApiError) => string {
  const t = useTranslations('shell.banner')
  return (error) => {
    if (error.kind === 'network') return t('network')
    if (error.kind === 'aborted') return t('aborted')
    if (error.kind === 'timeout') return t('timeout', { milliseconds: String(readRuntime().apiTimeoutMs) })
    return error.text ?? t('unknownError')
  }
}
