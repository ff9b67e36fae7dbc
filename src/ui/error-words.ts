import { useLayoutEffect } from 'react'
import { createStore } from '#lib/store.ts'

/** The text that the page provides to the banner for an error, or null if the page itself shows the error. */
export const errorWords = createStore<{ error: object; words: string | null } | undefined>(undefined)

/**
 * Sets the banner's text for a failed call.
 *
 * @param words null if the page itself shows the error (`ErrorPanel`), undefined if a field does
 */
export function useErrorWords(error: object | null | undefined, words: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!error || words === undefined) return
    errorWords.set({ error, words })
    return () => errorWords.set(undefined)
  }, [error, words])
}
