import { readDomain } from '#lib/domain-name.ts'
import styles from './domain-name.module.css'

/** A domain, large, in its own script; an international one with its registry form in small. */
export function DomainName({ children }: { children: string }) {
  const { shown, ascii } = readDomain(children)
  return (
    <span className={styles.domain} translate="no">
      <bdi>{shown}</bdi>
      {ascii && <span className={styles.ascii}>{ascii}</span>}
    </span>
  )
}
