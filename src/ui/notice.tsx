import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './notice.module.css'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Tones differ in shape, not only in color: an i, a check mark, a triangle, a stop sign. */
const ICONS: Record<Tone, string> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 8h2v7h-2v-7Zm0-4h2v2h-2V6Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.6 14.4-4.2-4.2 1.5-1.5 2.7 2.7 5.9-5.9 1.5 1.5-7.4 7.4Z',
  warning: 'M12 2 1 21h22L12 2Zm-1 7h2v6h-2V9Zm0 8h2v2h-2v-2Z',
  danger: 'M8 2h8l6 6v8l-6 6H8l-6-6V8l6-6Zm3 5v7h2V7h-2Zm0 9v2h2v-2h-2Z',
}

/** A highlighted message. Set a role if screen readers must announce it. */
export function Notice({
  tone,
  icon = ICONS[tone],
  children,
  ...props
}: ComponentProps<'div'> & { tone: Tone; icon?: string }) {
  return (
    <div {...props} className={`${styles.notice} ${styles[tone]}`}>
      <Icon path={icon} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/** A notice that takes focus when it appears. Give it a `key` that changes with its content. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <Notice {...props} ref={ref} tabIndex={-1} />
}

/** A decorative icon. `path` is an SVG path in a 24 × 24 box. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  )
}
