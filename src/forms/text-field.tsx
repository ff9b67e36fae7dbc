import type { ComponentProps } from 'react'
import { FieldFrame, splitProps, type FieldProps } from './field-frame.tsx'
import styles from './text-field.module.css'

/**
 * A text control with its label, its hint, what was done to what was typed, and what is wrong with it, all tied to it.
 * `code` is for what must be typed character by character: nothing corrects it, and its letters can be told apart.
 */
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
