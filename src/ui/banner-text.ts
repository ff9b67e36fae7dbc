import { useLayoutEffect } from 'react'
import { createStore } from '#lib/store.ts'

/** The page's text for the banner about an error, or null if the page itself shows the error. */
export const bannerText = createStore<{ error: object; text: string | null } | undefined>(undefined)

/**
 * Sets the banner's text for a failed call.
 *
 * @param text null if the page itself shows the error (`ErrorPanel`), undefined if a field shows it
 */
export function useBannerText(error: object | null | undefined, text: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!error || text === undefined) return
    bannerText.set({ error, text })
    return () => bannerText.set(undefined)
  }, [error, text])
}
