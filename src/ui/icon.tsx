import styles from './notice.module.css'

/** Shapes differ, not only colours: a tick, a triangle, a stop sign, an i, a clock, a cross, a pencil, a sheet. */
const PATHS = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 8h2v7h-2v-7Zm0-4h2v2h-2V6Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.6 14.4-4.2-4.2 1.5-1.5 2.7 2.7 5.9-5.9 1.5 1.5-7.4 7.4Z',
  warning: 'M12 2 1 21h22L12 2Zm-1 7h2v6h-2V9Zm0 8h2v2h-2v-2Z',
  danger: 'M8 2h8l6 6v8l-6 6H8l-6-6V8l6-6Zm3 5v7h2V7h-2Zm0 9v2h2v-2h-2Z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 4h2v5.5l4 2.4-1 1.7-5-3V6Z',
  refuse:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM8.5 7 12 10.5 15.5 7 17 8.5 13.5 12l3.5 3.5-1.5 1.5-3.5-3.5L8.5 17 7 15.5l3.5-3.5L7 8.5 8.5 7Z',
  change: 'm3 21 1-5L16.5 3.5l4 4L8 20l-5 1Z',
  proof: 'M5 2h9l5 5v15H5V2Zm3 9v2h8v-2H8Zm0 4v2h8v-2H8Zm5-11v4h4l-4-4Z',
} as const

export type IconName = keyof typeof PATHS

/** A sign beside words that say the same: hidden from those who listen. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={PATHS[name]} />
    </svg>
  )
}
