import { useLocale } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { sha256 } from '#lib/sha256.ts'

/** The wording of a page. Raise its version when a text changes that is accepted or declined. */
type Wording = Pick<ShownText, 'flow' | 'version'> & {
  /** The page's language when absent. */
  language?: string
}

/** Returns a function that returns the version, language and SHA-256 of a wording. */
export function useReceiptText(wording: Wording, words: readonly string[]): () => Promise<ShownText> {
  const language = useLocale()
  return async () => ({ language, ...wording, sha256: await sha256(words.join('\n')) })
}
