import { useLocale } from 'use-intl/react'
import type { ShownText } from '#api/shown-text.ts'
import { sha256 } from '#lib/sha256.ts'

/** Version of each flow's wording, raised whenever a text changes that a person agrees or disagrees to. */
const VERSIONS = {
  preferences: '2026-11-26',
  listing: '2026-11-22',
  trade: '2026-11-26',
  transfer: '2026-11-26',
  trademark: '2026-11-21',
  verification: '2026-11-26',
  dataQuality: '2026-11-22',
} as const

/**
 * Returns what reads the record of a wording: its version, its language, and its SHA-256.
 *
 * @param words that are shown
 * @param textLanguage that of the words; the page's when absent
 */
export function useReceiptText(
  flow: keyof typeof VERSIONS,
  words: readonly string[],
  textLanguage?: string,
): () => Promise<ShownText> {
  const locale = useLocale()
  const language = textLanguage ?? locale
  return async () => ({ flow, version: VERSIONS[flow], language, sha256: await sha256(words.join('\n')) })
}
