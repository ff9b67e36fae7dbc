import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { canonical, HASH_MEMBER, type ReceiptContent } from '#decision/receipt-file.ts'
import { RECEIPT_FORMAT, RECEIPT_VERSIONS } from '#decision/receipt-versions.ts'
import { sha256Of } from './texts.ts'

/** The result for a file. */
export type Verdict =
  | {
      is: 'unaltered'
      receipt: ReceiptContent
      sha256: string
      /** Whether an editor added a byte order mark, or whitespace between the values; no value has changed. */
      isReformatted: boolean
      /** Whether the expected hash was given, and matches. */
      isConfirmed: boolean
    }
  | { is: 'altered' | 'unreadable'; why: string }

const SCHEMA = join(import.meta.dirname, '../../docs/receipt.schema.json')

const ajv = new Ajv2020()
addFormats.default(ajv)
const matchesSchema = ajv.compile<ReceiptContent>(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object)

/**
 * Verifies the bytes of a file. Every byte counts, except for whitespace between values: a duplicate name or another
 * notation of a number is a change, too.
 *
 * @param expectedSha256 the SHA-256 of the receipt, as stored elsewhere, in hex
 */
export function verify(bytes: Uint8Array, expectedSha256?: string): Verdict {
  const text = textOf(bytes)
  const value = text === undefined ? undefined : objectIn(text)
  if (text === undefined || !value) return { is: 'unreadable', why: 'It is not a JSON object in UTF-8.' }
  const { [HASH_MEMBER]: containedHash, ...content } = value
  if (typeof containedHash !== 'string') return { is: 'unreadable', why: missingHashReason(value) }
  const sha256 = sha256Of(canonical(content))
  if (sha256 !== containedHash)
    return { is: 'altered', why: `Its content has the SHA-256\n  ${sha256}\nbut it contains\n  ${containedHash}` }
  const compact = withoutWhitespace(text)
  if (compact !== canonical(value)) {
    return {
      is: 'altered',
      why: 'Its data matches the SHA-256 that it contains, but its text was changed: a name appears twice, or its members or characters are written differently.',
    }
  }
  if (expectedSha256 !== undefined && expectedSha256 !== sha256) {
    return { is: 'altered', why: `Its SHA-256 is\n  ${sha256}\nbut the one stored elsewhere is\n  ${expectedSha256}` }
  }
  if (!matchesSchema(value)) {
    const [problem] = matchesSchema.errors ?? []
    const why = `It matches the SHA-256 that it contains, but is not a receipt of version ${RECEIPT_FORMAT}: ${problem?.instancePath} ${problem?.message}.`
    return { is: 'unreadable', why }
  }
  return {
    is: 'unaltered',
    receipt: value,
    sha256,
    isReformatted: Buffer.byteLength(compact) !== bytes.length,
    isConfirmed: expectedSha256 !== undefined,
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Returns why a file without a hash cannot be verified, by its version. */
function missingHashReason({ receipt, format = 1 }: Record<string, unknown>): string {
  if (typeof receipt !== 'string') return 'It is not a receipt from these pages.'
  if (typeof format !== 'number' || !(format in RECEIPT_VERSIONS)) {
    return `It is a receipt of version ${JSON.stringify(format)}, which this release does not support.`
  }
  return RECEIPT_VERSIONS[format as keyof typeof RECEIPT_VERSIONS].hasHash
    ? 'It is a receipt without its hash: the browser that saved it could not compute one, or it was removed.'
    : `It is a receipt of version ${format}, which contains no hash. Compare it with a copy stored elsewhere.`
}

/** Removes whitespace between values. */
function withoutWhitespace(text: string): string {
  return text.replaceAll(/("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g, '$1')
}
