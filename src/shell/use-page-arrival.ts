import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Focuses the `h1` after a navigation, and returns the title to announce. Leaves the first page to the browser. */
export function usePageArrival(title: string): string {
  const arrived = useRouterState({ select: (state) => (state.status === 'idle' ? state.location.pathname : undefined) })
  const last = useRef<string>(undefined)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (arrived === undefined) return
    // For what waits until there is a page: the document's guard, monitoring.
    dispatchEvent(new Event('pages:arrived'))
    if (arrived === last.current) return
    if (last.current !== undefined) {
      document.querySelector<HTMLElement>('main h1')?.focus()
      // Once the page has given itself a title of its own.
      queueMicrotask(() => setAnnounced(document.title))
    }
    last.current = arrived
  }, [arrived])
  return announced
}
