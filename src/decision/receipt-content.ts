import type { ReactNode } from 'react'
import type { ShownText } from '#api/shown-text.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { sha256 } from '#lib/sha256.ts'
import type { PrescribedText } from './mandated-texts.ts'
import type { ReceiptContent, ReceiptFile } from './receipt-file.ts'
import { RECEIPT_FORMAT } from './receipt-versions.ts'

/** A person's record of a decision. Holds no key: it is printed and stored outside the page. */
export type Receipt = {
  /** Name of the file without its ending. */
  name: string
  /** When it was decided; absent where the backend does not say. */
  at: Date | undefined
  reference: string | undefined
  /** The decision, as label and value; `shown` is how the page writes the value, where that differs. */
  facts: readonly { label: string; value: string; code?: boolean; shown?: ReactNode }[]
  /** The text that was agreed or disagreed to; absent where it is not known which was shown. */
  text?: ShownText | undefined
  /** The prescribed texts that were shown, in the form in which they were. */
  prescribed?: readonly PrescribedText[]
}

/** A receipt as it will be saved, its prescribed texts still in words. */
export type Content = Omit<ReceiptContent, 'prescribed'> & { prescribed: readonly PrescribedText[] }

/** Returns the content of a receipt's file. `language` is that of the labels; a test page marks its receipts. */
export function contentOf(receipt: Receipt, language: string, isTest: boolean): Content {
  const { name, at, reference, facts, text, prescribed = [] } = receipt
  return {
    receipt: name,
    format: RECEIPT_FORMAT,
    ...(isTest && { test: true }),
    language,
    decided_at: at?.toISOString() ?? null,
    reference: reference ?? null,
    decided: facts.map(({ label, value }) => ({ label, value })),
    text: text ? { version: text.version, language: text.language, sha256: text.sha256 } : null,
    prescribed,
  }
}

/** Returns a receipt as a file. If the chunk that writes the hash is missing, the file has no hash. */
export async function fileOf(content: Content): Promise<ReceiptFile> {
  const hashed = content.prescribed.map(async ({ id, formDate, words }) => ({
    id,
    form_date: formDate,
    // The text that counts; the page shows a translation into its own language beside it.
    language: 'en',
    sha256: await sha256(words),
  }))
  const whole = { ...content, prescribed: await Promise.all(hashed) }
  const writer = await optionalImport(() => import('./receipt-file.ts'))
  return writer ? writer.receiptFile(whole, sha256) : { text: JSON.stringify(whole), sha256: undefined }
}
