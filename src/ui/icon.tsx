import styles from './notice.module.css'

/** A decorative icon. `path` is in a box of 24 by 24. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  )
}
