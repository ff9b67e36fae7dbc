import styles from './gallery.module.css'
import { PRISM } from './prism.ts'

/** How the pages are shown over Prism. */
export function PrismNote() {
  return (
    <section className={styles.note} aria-labelledby="prism">
      <h3 id="prism">The same states over Prism</h3>
      <p>
        Prism answers from the contracts alone: it remembers nothing and never fails by itself, so faults and what
        happens after an answer are the sandbox’s. <code>npm run mock</code> starts it at {PRISM}, and{' '}
        <code>API_ORIGIN={PRISM} npm start</code> puts these pages in front of it: the links with “Prism” then show the
        same states.
      </p>
    </section>
  )
}
