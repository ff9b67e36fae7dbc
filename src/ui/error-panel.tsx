import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { readRuntime } from '#lib/runtime.ts'
import { Button } from './button.tsx'
import { DIALOG_CLOSED } from './dialog.tsx'
import styles from './error-panel.module.css'
import { useBannerText } from './banner-text.ts'
import { Notice, type Tone } from './notice.tsx'

export type ShownError = { kind: string; text: string | undefined; reference: string | undefined }

/**
 * Shows an error: the page's text, then the backend's. Takes focus when it appears. Closing the panel focuses the `h1`.
 *
 * @param error undefined after the user has closed the panel
 * @param isPage whether the page is only about this error; the banner then does not repeat it
 */
export function ErrorPanel({
  tone,
  error,
  isPage = false,
  onClose,
  children,
}: {
  tone: Tone
  error: ShownError | undefined
  isPage?: boolean
  onClose: () => void
  children?: ReactNode
}) {
  const t = useTranslations('shell.banner')
  const ref = useRef<HTMLDivElement>(null)
  useBannerText(isPage ? error : undefined, null)
  useEffect(() => {
    if (!error) return
    const takeFocus = () => ref.current?.focus()
    const openDialog = document.querySelector('dialog[open]')
    // Elements behind a modal dialog cannot receive focus.
    if (openDialog) openDialog.addEventListener(DIALOG_CLOSED, takeFocus, { once: true })
    else takeFocus()
  }, [error])
  const close = () => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    onClose()
  }
  const className = error ? `${styles.panel} ${styles.closable}` : styles.panel
  return (
    <div className={className} ref={ref} {...(error && { tabIndex: -1, role: 'alert' })}>
      <Notice tone={tone} data-panel={isPage || undefined}>
        {children}
        {error && <ErrorDetails error={error} />}
      </Notice>
      {error && (
        <Button look="link" aria-label={t('close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </Button>
      )}
    </div>
  )
}

/** The backend's text, else a text from the error catalog (specification section 8). */
function ErrorDetails({ error: { kind, text, reference } }: { error: ShownError }) {
  const t = useTranslations('shell.banner')
  const words = (part: ReactNode) => <span lang="">{part}</span>
  const getLine = () => {
    if (kind === 'network' || kind === 'aborted') return t(kind)
    if (kind === 'timeout') return t(kind, { milliseconds: String(readRuntime().apiTimeoutMs) })
    return text ? t.rich('said', { text, words }) : t('unknownError')
  }
  if (!reference) return <p className={styles.details}>{getLine()}</p>
  return (
    <details className={styles.details}>
      <summary>{getLine()}</summary>
      <p className={styles.reference}>{t('reference', { id: reference })}</p>
    </details>
  )
}
