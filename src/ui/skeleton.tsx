import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

/** An outline of a page that is being loaded. `children` is its text for screen readers. */
export function Skeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.skeleton} data-loading>
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.block} />
      {children}
    </div>
  )
}
