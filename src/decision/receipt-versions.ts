/**
 * Versions of the receipt file. Never remove a version. Add one when the meaning of a member changes
 * (`docs/receipt.schema.json`).
 */
export const RECEIPT_VERSIONS = {
  /** Indented JSON without its own hash; has no member `format`. */
  1: { hasHash: false },
  /** Canonical JSON (RFC 8785) with the SHA-256 of all other members in `receipt_sha256`. */
  2: { hasHash: true },
} as const

/** The current version, and the value of `format`. */
export const RECEIPT_FORMAT = 2 satisfies keyof typeof RECEIPT_VERSIONS
