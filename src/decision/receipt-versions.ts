/**
 * Versions of the file in which a receipt is saved. A version stays in this list for good: files of it exist. Raise the
 * version when a member gets another meaning or goes; `docs/receipt.schema.json` describes the newest one.
 */
export const RECEIPT_VERSIONS = {
  /** Indented JSON without a hash of its own; has no member `format`. */
  1: { hasHash: false },
  /** Canonical JSON (RFC 8785) with the SHA-256 of all other members in `receipt_sha256`. */
  2: { hasHash: true },
} as const

/** The version that the pages write, and the value of `format` in the file. */
export const RECEIPT_FORMAT = 2 satisfies keyof typeof RECEIPT_VERSIONS
