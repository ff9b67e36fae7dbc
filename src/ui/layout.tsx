import type { ComponentProps, ReactNode } from 'react'
import styles from './layout.module.css'

/** Things that belong together, 16 px apart. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** A section of the page under its own heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** The one `h1` of a page state. Navigation moves focus to it, so it can take focus but is no tab stop. */
export function PageHeading({ asking, children }: { asking?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      {asking && <p className={styles.asking}>{asking}</p>}
      <h1 tabIndex={-1}>{children}</h1>
    </div>
  )
}

/** Text for those who listen to the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />
}
