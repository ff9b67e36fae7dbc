import { useLayoutEffect } from 'react'
import { createStore } from '#lib/store.ts'

/** What the page says itself of an error: the first line of the banner, or null where the whole page says it. */
export const errorWords = createStore<{ error: object; words: string | null } | undefined>(undefined)

/**
 * Says of a failed call what it means on this page: the banner tells it in these words, above what the backend said. The
 * page then needs no notice of its own.
 *
 * @param words null for a page that is itself about the error (`ErrorPanel`): the banner leaves it out; undefined where
 *   the error is told at a field
 */
export function useErrorWords(error: object | null | undefined, words: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!error || words === undefined) return
    errorWords.set({ error, words })
    return () => errorWords.set(undefined)
  }, [error, words])
}
