import { useLocale } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { sha256 } from '#lib/sha256.ts'

/** The wording of a page; its version is raised whenever a text changes that a person agrees or disagrees to. */
type Wording = Pick<ShownText, 'flow' | 'version'> & {
  /** That of the words; the page's when absent. */
  language?: string
}

/** Returns a function that returns the version, language and SHA-256 of a wording. */
export function useReceiptText(wording: Wording, words: readonly string[]): () => Promise<ShownText> {
  const language = useLocale()
  return async () => ({ language, ...wording, sha256: await sha256(words.join('\n')) })
}
