import type { ComponentProps, ReactNode } from 'react'
import styles from './text-field.module.css'

/**
 * A text control with its label, its hint, what was done to what was typed, and what is wrong with it, all tied to it.
 * `code` is for what must be typed character by character: nothing corrects it, and its letters can be told apart.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  action,
  code = false,
  ...input
}: ComponentProps<'input'> & {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Said aloud when it appears. */
  note?: string | undefined
  /** A button beside the control. */
  action?: ReactNode
  code?: boolean
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, `${id}-note`].filter(Boolean).join(' ')
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
      <div className={styles.row}>
        <input
          id={id}
          className={`${styles.input} ${code ? styles.code : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          {...(code && AS_TYPED)}
          {...input}
        />
        {action}
      </div>
      <p id={`${id}-note`} role="status" className={styles.hint}>
        {note}
      </p>
    </div>
  )
}

const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'ltr',
} as const
