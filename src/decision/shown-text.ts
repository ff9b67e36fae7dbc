import { useLocale } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { sha256 } from '#lib/sha256.ts'

/** Identifies the wording of a page. Increase the version when an accepted or declined text changes. */
type Wording = Pick<ShownText, 'flow' | 'version'> & {
  /** Defaults to the language of the page. */
  language?: string
}

/** Returns an async function that returns the version, language and SHA-256 of the shown texts. */
export function useShownText(wording: Wording, texts: readonly string[]): () => Promise<ShownText> {
  const language = useLocale()
  return async () => ({ language, ...wording, sha256: await sha256(texts.join('\n')) })
}
