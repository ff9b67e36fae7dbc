import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A label and what is known; `code` for what must be read character by character. */
export type Fact = { label: string; value: ReactNode; code?: boolean }

/**
 * Facts as a definition list; those of which nothing is known are left out.
 *
 * @param titled each label stands above its value on a phone, as what is said of it is long
 */
export function Facts({ facts, titled = false }: { facts: readonly Fact[]; titled?: boolean }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className={`${styles.facts} ${titled ? styles.titled : ''}`}>
      {known.map(({ label, value, code }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={code ? styles.code : undefined}>{typeof value === 'string' ? wholeWords(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Keeps what is one thing, such as a domain or an email address, on one line where it fits. */
function wholeWords(text: string): ReactNode[] {
  return text.split(/(\S*\w[.@-]\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  )
}
