import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'
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
  notes,
  heard,
  help,
  action,
  code = false,
  ...input
}: ComponentProps<'input'> &
  FieldWords & {
    id: string
    /** A button about the control, beside its label. */
    action?: ReactNode
    code?: boolean
  }) {
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      heard={heard}
      help={help}
      action={action}
      {...(notes && { notes })}
    >
      <input
        id={id}
        className={`${styles.input} ${code ? styles.code : ''}`}
        {...describedBy(id, { hint, error })}
        {...(code && AS_TYPED)}
        {...input}
      />
    </FieldFrame>
  )
}

/** A text control of several lines. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  note,
  ...area
}: ComponentProps<'textarea'> & FieldWords & { id: string }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <textarea id={id} className={styles.input} {...describedBy(id, { hint, error })} {...area} />
    </FieldFrame>
  )
}

const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'ltr',
} as const
