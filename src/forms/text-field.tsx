import type { ComponentProps } from 'react'
import { FieldFrame, splitProps, type FieldProps } from './field-frame.tsx'
import styles from './text-field.module.css'

/** A text input with label, hint, note and error. `code` turns off corrections and uses a monospaced font. */
export function TextField({ code = false, ...props }: ComponentProps<'input'> & FieldProps & { code?: boolean }) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <input className={`${styles.input} ${code ? styles.code : ''}`} {...(code && AS_TYPED)} {...control} />
    </FieldFrame>
  )
}

export function TextAreaField(props: ComponentProps<'textarea'> & FieldProps) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <textarea className={styles.input} {...control} />
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
