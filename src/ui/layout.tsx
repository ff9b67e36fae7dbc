import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react'
import styles from './layout.module.css'

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** A section with a heading. With `headingRef`, the heading can take focus. */
export function Section({
  heading,
  headingRef,
  children,
}: {
  heading: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <h2 ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/**
 * The `h1` of a page state. Takes focus if the focused element was removed with the previous state.
 *
 * Also reports hydration: the heading is inside all Suspense boundaries, and the innermost boundary hydrates last.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasLostFocus()) ref.current?.focus()
    // Dispatch the event after all effects of this commit.
    queueMicrotask(() => dispatchEvent(new Event('pages:hydrated')))
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** Text for screen readers. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />
}

let lastFocused: EventTarget | null = null
globalThis.addEventListener?.('focusin', ({ target }) => (lastFocused = target))

/** Returns whether the focused element was removed. False until an element has had focus. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return lastFocused instanceof Element && !lastFocused.isConnected && (!activeElement || activeElement === body)
}
