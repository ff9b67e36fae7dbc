import { useEffect } from 'react'

/** Moves focus to the heading of a page state that a press has brought, so that it is read from its beginning. */
export function useFocusedHeading(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    globalThis.scrollTo(0, 0)
  }, [])
}
