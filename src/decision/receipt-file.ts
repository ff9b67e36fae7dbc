import canonicalize from 'canonicalize'

/** The member that contains the hash of all other members. No other member at any depth has this name. */
export const HASH_MEMBER = 'receipt_sha256'

/** The content of the file without its own hash (`docs/receipt.schema.json`). */
export type ReceiptContent = {
  receipt: string
  format: number
  test?: true
  language: string
  decided_at: string | null
  reference: string | null
  decided: { label: string; value: string }[]
  text: { version: string; language: string; sha256: string | undefined } | null
  prescribed: { id: string; form_date: string; language: string; sha256: string | undefined }[]
}

/** A receipt as a file: its text and its SHA-256. */
export type ReceiptFile = { text: string; sha256: string | undefined }

/**
 * Writes a receipt as canonical JSON (RFC 8785). `receipt_sha256` is the hash of all other members, if the browser supports
 * SHA-256.
 */
export async function receiptFile(
  content: ReceiptContent,
  hash: (text: string) => Promise<string | undefined>,
): Promise<ReceiptFile> {
  const sha256 = await hash(canonical(content))
  return { text: canonical({ ...content, [HASH_MEMBER]: sha256 }), sha256 }
}

/** Returns the canonical form of a JSON value. A lone surrogate becomes U+FFFD, as in UTF-8. */
export function canonical(value: object): string {
  const wellFormed: unknown = JSON.parse(JSON.stringify(value), (_name, each: unknown) =>
    typeof each === 'string' ? each.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : each,
  )
  return canonicalize(wellFormed) ?? ''
}
