import styles from './decision.module.css'

/** An email address that is broken after its @ where it does not fit a line, and within a part only where that does not. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <span className={styles.contactEmail}>
      <span>{children.slice(0, at)}</span>
      <span>{children.slice(at)}</span>
    </span>
  )
}
