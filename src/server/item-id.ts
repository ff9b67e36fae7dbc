import { OPERATIONS, type Operation } from './operations.ts'

/** All key names of the contracts: if a request contained a second key, a backend might read that one instead. */
const KEY_NAMES = new Set(OPERATIONS.flatMap(({ keys }) => keys))
/** A backend might read a key with an encoded character or a semicolon differently than this server. */
const AMBIGUOUS_KEY = /[;%]/
/** Backends might read other spellings of a name (`Key`, `key[]`) as the field itself. */
const PLAIN_NAME = /^[a-z_\d]+$/
/** Some backends split a form at semicolons, too. */
const HIDDEN_FIELD = /;\s*[\w[\]%]+=/

type Field = readonly [name: string, value: string]

/**
 * Identifies the item of a call by its keys, as the contract marks them (`x-key`), so that a decision is recognized as
 * belonging to the link that was read before. Other parameters are ignored: varying them must not create a new identity. An
 * ambiguous call has no identity, because a guess must never pass as a link that is known to be good.
 * @param call.body the whole body, or undefined when there is none
 * @returns text that contains the keys, or undefined
 */
export function itemId(call: {
  operation: Operation
  pathValues: Readonly<Record<string, string>>
  /** With the leading `?`, or empty. */
  query: string
  contentType: string | undefined
  body: Buffer | undefined
}): string | undefined {
  const { service, keys } = call.operation
  const pathFields = Object.entries(call.pathValues).filter(([name]) => keys.includes(name))
  const bodyFields = readBodyFields(call.contentType, call.body)
  if (!bodyFields || pathFields.some(([, value]) => AMBIGUOUS_KEY.test(value))) return undefined
  const fields: Field[] = [...new URLSearchParams(call.query), ...bodyFields]
  if (!fields.every(([name, value]) => PLAIN_NAME.test(name) && !HIDDEN_FIELD.test(value))) return undefined
  const keyFields = [...pathFields, ...fields].filter(([name]) => KEY_NAMES.has(name))
  const values = keys.map((key) => keyFields.find(([name]) => name === key)?.[1])
  if (keys.length === 0 || keyFields.length !== keys.length || values.includes(undefined)) return undefined
  return JSON.stringify([service, ...values])
}

/** Returns undefined when the body is ambiguous or has a type that decisions never have. */
function readBodyFields(contentType?: string, body?: Buffer): Field[] | undefined {
  if (body === undefined || body.length === 0) return []
  const text = body.toString()
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(text)]
  if (!contentType?.startsWith('application/json')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // Parsers differ in which of two equal names counts. Text that survives a round trip has no duplicates.
    if (!(value instanceof Object) || JSON.stringify(value) !== text) return undefined
    return Object.entries(value).map(([name, each]) => [name, String(each)])
  } catch {
    return undefined
  }
}
