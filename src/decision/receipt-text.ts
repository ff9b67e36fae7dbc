import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl/react'
import { sha256 } from '#lib/sha256.ts'
import type { Receipt } from './receipt-content.ts'

/** Version of each flow's wording, raised whenever a text changes that a person agrees or disagrees to. */
const VERSIONS = {
  preferences: '2026-11-22',
  listing: '2026-11-22',
  trade: '2026-11-26',
  transfer: '2026-11-26',
  trademark: '2026-11-21',
  verification: '2026-11-22',
  dataQuality: '2026-11-22',
} as const

/** Returns the receipt's record of the text that was shown: its version, its language, and its SHA-256. */
export function useReceiptText(flow: keyof typeof VERSIONS, words: readonly string[]): NonNullable<Receipt['text']> {
  const language = useLocale()
  const [hash, setHash] = useState<string>()
  const text = words.join('\n')
  useEffect(() => void sha256(text).then(setHash), [text])
  return { version: VERSIONS[flow], language, sha256: hash }
}
