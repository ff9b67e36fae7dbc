import { useEffect, useRef, type ComponentProps } from 'react'
import styles from './checkbox.module.css'

/** A native checkbox inside its label. `mixed` sets the indeterminate state. */
export function Checkbox({
  mixed = false,
  children,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { mixed?: boolean }) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.checkbox}>
      <input ref={ref} type="checkbox" {...props} />
      <span>{children}</span>
    </label>
  )
}
