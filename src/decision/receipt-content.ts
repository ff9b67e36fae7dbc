import type { ReactNode } from 'react'
import type { ShownText } from '#api/shown-text.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { sha256 } from '#lib/sha256.ts'
import type { PrescribedRecord } from './prescribed-texts.ts'
import type { ReceiptContent, ReceiptFile } from './receipt-file.ts'
import { RECEIPT_FORMAT } from './receipt-versions.ts'

/** The record of a decision. Users store and share it, so it must not contain the link's key. */
export type Receipt = {
  /** File name without extension. */
  name: string
  /** The date of the decision. Absent if the backend does not report the date. */
  at: Date | undefined
  reference: string | undefined
  /** The decision; `node` is the value on the page, if it differs. */
  facts: readonly { label: string; value: string; code?: boolean; node?: ReactNode }[]
  /** The accepted or declined text; absent if it is unknown. */
  text?: ShownText | undefined
  prescribed?: readonly PrescribedRecord[]
}

/** A receipt before its prescribed texts are hashed. */
export type UnhashedContent = Omit<ReceiptContent, 'prescribed'> & { prescribed: readonly PrescribedRecord[] }

/** Returns the content of a receipt's file. `language` is the language of the labels. Receipts of test pages are marked. */
export function contentOf(receipt: Receipt, language: string, isTest: boolean): UnhashedContent {
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

/** Returns a receipt as a file. If the chunk that adds the hash cannot be loaded, the file has no hash. */
export async function fileOf(content: UnhashedContent): Promise<ReceiptFile> {
  const hashedTexts = content.prescribed.map(async ({ id, formDate, text }) => ({
    id,
    form_date: formDate,
    // Only the English text is binding.
    language: 'en',
    sha256: await sha256(text),
  }))
  const fileContent = { ...content, prescribed: await Promise.all(hashedTexts) }
  const writer = await optionalImport(() => import('./receipt-file.ts'))
  return writer ? writer.receiptFile(fileContent, sha256) : { text: JSON.stringify(fileContent), sha256: undefined }
}
