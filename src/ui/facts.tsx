import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A label and its value; `code` uses a monospaced font. */
export type Fact = { label: string; value: ReactNode; code?: boolean }

/** A list of facts, without unknown ones. `stacked` puts each label above its value on a phone. */
export function Facts({ facts, stacked = false }: { facts: readonly Fact[]; stacked?: boolean }) {
  const knownFacts = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (knownFacts.length === 0) return null
  return (
    <dl className={`${styles.facts} ${stacked ? styles.stacked : ''}`}>
      {knownFacts.map(({ label, value, code }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={code ? styles.code : undefined}>{typeof value === 'string' ? keepUnbroken(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Keeps a domain or email address on one line if it fits. */
function keepUnbroken(text: string): ReactNode[] {
  return text.split(/(\S*\w[.@-]\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ),
  )
}
