import type { ReactNode } from 'react'
import styles from './text-field.module.css'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Said aloud when it appears. */
  note?: string | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`, `${id}-note`].filter(Boolean).join(' '),
  }
}

/** Label, hint, error and note around a control, in this order for the eye and the ear. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  note,
  children,
}: FieldWords & {
  /** Of the control. */
  id: string
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.row}>{children}</div>
      <p id={`${id}-note`} role="status" className={styles.hint}>
        {note}
      </p>
    </div>
  )
}
