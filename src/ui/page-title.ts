import { useLayoutEffect } from 'react'
import { createStore } from '#lib/store.ts'

/** The title of a page's state, where it has one of its own. */
export const pageTitle = createStore<string | undefined>(undefined)

/**
 * Titles the document by the state of a page, in place of its route's title: what failed, or how it ended. The brand is
 * added to it. Titles are kept in histories and synchronised between devices, so no domain, name or key belongs there.
 */
export function usePageTitle(title: string | undefined): void {
  // A server runs no effects.
  if (!globalThis.document) pageTitle.set(title)
  useLayoutEffect(() => {
    pageTitle.set(title)
    return () => pageTitle.set(undefined)
  }, [title])
}
