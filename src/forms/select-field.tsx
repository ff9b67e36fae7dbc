import type { ComponentProps } from 'react'
import { FieldFrame, splitProps, type FieldProps } from './field-frame.tsx'
import styles from './text-field.module.css'

/** A native select. `prompt` is the label of the first option, which has no value. */
export function SelectField({
  prompt,
  options,
  ...props
}: ComponentProps<'select'> & FieldProps & { prompt: string; options: readonly { value: string; label: string }[] }) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <select className={styles.input} {...control}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
