import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'ink' | 'secondary' | 'link'

/** A native button. While `busy`, and before hydration, it is `aria-disabled`, so that it stays focusable. */
export function Button({
  look = 'secondary',
  busy = false,
  ...props
}: ComponentProps<'button'> & { look?: Look; busy?: boolean }) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={busy || !hydrated || undefined}
      {...props}
    />
  )
}

/** Returns the class for a link that looks like a button. */
export function buttonClass(look: Look): string {
  return `${styles.button} ${styles[look]}`
}
