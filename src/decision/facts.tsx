import type { ReactNode } from 'react'
import styles from './decision.module.css'

/** A label and what is known; `code` for what must be read character by character. */
export type Fact = { label: string; value: ReactNode; code?: boolean }

/** Facts as a definition list; those of which nothing is known are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value, code }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={code ? styles.code : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
