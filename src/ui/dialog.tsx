import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

/** Sent to a dialog as soon as it has given focus back. */
export const DIALOG_CLOSED = 'pages:dialog-closed'

/**
 * A modal question over the page, on the native `<dialog>`: focus is kept inside, Escape is `onCancel`.
 * It opens when mounted. When unmounted it closes while it is still in the document, so that the browser gives focus
 * back to where it was.
 */
export function Dialog({
  title,
  children,
  actions,
  onCancel,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  onCancel: () => void
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      // The browser's own event comes later, when something else may have taken the focus with reason.
      dialog?.dispatchEvent(new Event(DIALOG_CLOSED))
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}
