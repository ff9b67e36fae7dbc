import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'
import styles from './text-field.module.css'

/** A native select. `empty` is the label of its first option, which chooses nothing. */
export function SelectField({
  id,
  label,
  hint,
  error,
  note,
  empty,
  options,
  ...select
}: ComponentProps<'select'> &
  FieldWords & {
    id: string
    empty: string
    options: readonly { value: string; label: string }[]
  }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <select id={id} className={styles.input} {...describedBy(id, { hint, error })} {...select}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
