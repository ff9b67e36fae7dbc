import { useLocale } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { sha256 } from '#lib/sha256.ts'

/** The wording of a page. Increase its version when an accepted or declined text changes. */
type Wording = Pick<ShownText, 'flow' | 'version'> & {
  /** Defaults to the language of the page. */
  language?: string
}

/** Returns a function that resolves to the version, language and SHA-256 of a wording. */
export function useReceiptText(wording: Wording, words: readonly string[]): () => Promise<ShownText> {
  const language = useLocale()
  return async () => ({ language, ...wording, sha256: await sha256(words.join('\n')) })
}
