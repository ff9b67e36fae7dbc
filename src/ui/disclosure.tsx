import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** A heading that opens the text below it. */
export function Disclosure({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div className={styles.disclosed}>{children}</div>
    </details>
  )
}
