import { contractPath } from './contract-paths.ts'

/** The fields by which the contracts name an item; the key is always among them. */
const FIELDS = ['key', 'access_key', 'id', 'claims_id', 'verification_id', 'reseller_id', 'domain', 'hash']
/** A key with an encoded sign or a parameter might be another one to a backend. */
const AMBIGUOUS_KEY = /[;%]/
/** Backends might read other spellings of a name (`Key`, `key[]`) as the field itself. */
const PLAIN_NAME = /^[a-z_\d]+$/
/** Some split a form at semicolons, too. */
const HIDDEN_FIELD = /;\s*[\w[\]%]+=/

type Field = readonly [name: string, value: string]

/**
 * Names the link that a call belongs to, so that a decision is recognized as made with the link that was read before.
 * Where anything is ambiguous there is no name: a guess must never pass as a link that is known to be good.
 * @param call `body` is the whole body, or undefined when there is none
 * @returns a text that contains the key, or undefined
 */
export function linkOf(call: {
  service: string
  path: string
  query: string
  contentType: string | undefined
  body: Buffer | undefined
}): string | undefined {
  // A path that no contract knows might be read as another one by a backend.
  const keys = contractPath(call.path)?.keys
  const inBody = bodyFields(call.contentType, call.body)
  if (!keys || !inBody || keys.some((key) => AMBIGUOUS_KEY.test(key))) return undefined
  const fields: Field[] = [...new URLSearchParams(call.query), ...inBody]
  if (!fields.every(([name, value]) => PLAIN_NAME.test(name) && !HIDDEN_FIELD.test(value))) return undefined
  fields.push(...keys.map((key): Field => ['access_key', key]))
  const named = fields.filter(([name]) => FIELDS.includes(name)).toSorted(([a], [b]) => a.localeCompare(b))
  if (named.length === 0 || new Set(named.map(([name]) => name)).size !== named.length) return undefined
  return JSON.stringify([call.service, named])
}

/** Returns undefined when the body is none of the kinds that a decision has, or can be read in two ways. */
function bodyFields(contentType?: string, body?: Buffer): Field[] | undefined {
  if (body === undefined || body.length === 0) return []
  const text = body.toString()
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(text)]
  if (!contentType?.startsWith('application/json')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // Readers differ in which one of two equal names counts. What is equal when written anew has no two.
    if (!(value instanceof Object) || JSON.stringify(value) !== text) return undefined
    return Object.entries(value).map(([name, each]) => [name, String(each)])
  } catch {
    // No JSON.
  }
}
