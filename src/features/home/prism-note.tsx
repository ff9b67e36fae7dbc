import type { ReactNode } from 'react'
import styles from './gallery.module.css'
import { PRISM } from './prism.ts'

export function PrismNote() {
  return (
    <section className={styles.note} aria-labelledby="prism">
      <h3 id="prism">The same states over Prism</h3>
      <p>
        Prism answers from the contracts alone: it remembers nothing and never fails by itself, so faults and what
        happens after an answer are the sandbox’s. <code>npm run mock</code> starts it at {PRISM}, and{' '}
        <code>API_ORIGIN={PRISM} npm start</code> puts these pages in front of it: Home then lists the states that it
        shows.
      </p>
    </section>
  )
}

/** What Prism does not show, apart from what it shows. The list follows as `children`. */
export function SandboxOnly({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section aria-labelledby="sandbox-only">
      <h2 id="sandbox-only">Only in the sandbox</h2>
      <p>
        {count} states take time, a fault, a memory or a size that no example has, or are told by the configuration,
        which the server of these pages answers itself. <code>npm start</code> without <code>API_ORIGIN</code> shows
        them.
      </p>
      {children}
    </section>
  )
}
