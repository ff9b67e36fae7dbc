import { useLayoutEffect } from 'react'
import { createStore } from '#lib/store.ts'

/** The title of the page state, if it has one. */
export const pageTitle = createStore<string | undefined>(undefined)

/**
 * Sets the document's title for a state of the page. The title must not contain a domain, name or key, because
 * browsers synchronize titles between devices.
 */
export function usePageTitle(title: string | undefined): void {
  // Servers do not run effects.
  if (!globalThis.document) pageTitle.set(title)
  useLayoutEffect(() => {
    pageTitle.set(title)
    return () => pageTitle.set(undefined)
  }, [title])
}
