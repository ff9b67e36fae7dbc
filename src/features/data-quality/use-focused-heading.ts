import { useEffect } from 'react'

/**
 * Moves focus to the heading of a page state that a press has brought, so that it is read from its beginning.
 * @param isLed whether something else on the page leads on, such as a summary of errors
 */
export function useFocusedHeading(isLed: boolean): void {
  useEffect(() => {
    if (isLed) return
    document.querySelector<HTMLElement>('main h1')?.focus()
    globalThis.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- when the state appears, and never again
  }, [])
}
