import { useEffect, useRef, type ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** A message that stands out from the text around it. The caller gives the role, when it must be announced. */
export function Notice({
  tone,
  icon = tone,
  children,
  ...props
}: ComponentProps<'div'> & { tone: Tone; icon?: IconName }) {
  return (
    <div {...props} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/**
 * A message that takes the focus when it appears, as what was pressed last may be gone; with a `key` for what it says,
 * again when that changes.
 */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <Notice {...props} ref={ref} tabIndex={-1} />
}
