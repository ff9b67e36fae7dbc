import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout.tsx'
import styles from './text-field.module.css'

export type FieldProps = {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Announced when it appears. */
  note?: string | undefined
  /** All possible texts of the note. If given, space is reserved for the longest, and the note replaces the hint. */
  notes?: readonly string[] | undefined
  /** Text for screen readers only; the page shows it elsewhere. */
  screenReaderText?: string | undefined
  help?: ReactNode
  /** A button next to the label. */
  action?: ReactNode
}

/** Splits the props between the frame and the control (input), and adds ARIA attributes to the control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, note, notes, screenReaderText, help, action, ...inputProps } = props
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`, `${id}-note`].filter(Boolean).join(' ')
  return {
    frame: { id, label, hint, error, note, notes, screenReaderText, help, action },
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': descriptionIds, ...inputProps },
  }
}

/** Label, hint, error and note of a control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  note,
  notes,
  screenReaderText,
  help,
  action,
  children,
}: FieldProps & { children: ReactNode }) {
  const status = (
    <p id={`${id}-note`} role="status" className={styles.hint}>
      {note}
      <VisuallyHidden>{screenReaderText}</VisuallyHidden>
    </p>
  )
  return (
    <div className={action ? `${styles.field} ${styles.withAction}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {notes ? (
        <div className={styles.notes}>
          <div className={styles.hint}>
            <span id={`${id}-hint`} hidden={note !== undefined}>
              {hint}
            </span>
            {status} {help}
          </div>
          {notes.map((text) => (
            <span key={text} className={styles.hint} data-space={text} aria-hidden="true">
              {help && <span inert>{help}</span>}
            </span>
          ))}
        </div>
      ) : (
        hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.row}>{children}</div>
      {action}
      {!notes && status}
    </div>
  )
}
