import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './dialog.module.css'

/** Dispatched to a dialog after it has closed and focus is restored. */
export const DIALOG_CLOSED = 'pages:dialog-closed'

/**
 * A modal `<dialog>`. Focuses its heading, so that screen readers start there and a held key activates nothing. Closes
 * the dialog before it is removed, so that the browser restores focus.
 */
export function Dialog({
  title,
  children,
  actions,
  onCancel,
}: {
  title: ReactNode
  /** Screen readers announce this text with the title. */
  children: ReactNode
  actions: ReactNode
  onCancel: () => void
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    heading.current?.focus()
    return () => {
      dialog?.close()
      // The browser dispatches `close` later, when another element may have focus.
      dialog?.dispatchEvent(new Event(DIALOG_CLOSED))
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={ignoreHeldKey}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <div className={styles.content}>
        <h2 id={`${id}title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div id={`${id}text`} className={styles.content}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}

/** Prevents a key that was held before the dialog opened from activating the focused element. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
