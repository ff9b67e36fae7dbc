import styles from './decision.module.css'

/** An email address that wraps after its @. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <span className={styles.contactEmail}>
      <span>{children.slice(0, at)}</span>
      <span>{children.slice(at)}</span>
    </span>
  )
}
