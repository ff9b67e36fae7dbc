/** The fields by which the contracts name an item; the key is always among them. */
const FIELDS = ['key', 'access_key', 'id', 'claims_id', 'verification_id', 'reseller_id', 'domain', 'hash']
/** Consent and data copy carry their key in the path. */
const KEY_IN_PATH =
  /^\/consent\/api\/no-auth\/(?:identity_service\/consent|hermes\/report\/(?:request|download))\/([^/]+)$/
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
export async function linkOf(call: {
  service: string
  path: string
  query: string
  contentType: string | undefined
  body: Buffer | undefined
}): Promise<string | undefined> {
  const inBody = await bodyFields(call.contentType, call.body).catch(() => undefined)
  if (!inBody) return undefined
  const fields: Field[] = [...new URLSearchParams(call.query), ...inBody]
  if (!fields.every(([name, value]) => PLAIN_NAME.test(name) && !HIDDEN_FIELD.test(value))) return undefined
  const key = KEY_IN_PATH.exec(call.path)?.[1]
  if (key !== undefined) fields.push(['access_key', key])
  const named = fields.filter(([name]) => FIELDS.includes(name)).toSorted(([a], [b]) => a.localeCompare(b))
  if (named.length === 0 || new Set(named.map(([name]) => name)).size !== named.length) return undefined
  return JSON.stringify([call.service, named])
}

/** @throws when the body is none of the kinds that the contracts know */
async function bodyFields(contentType = '', body?: Buffer): Promise<Field[]> {
  if (body === undefined || body.length === 0) return []
  const text = body.toString()
  if (contentType.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(text)]
  if (contentType.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  }
  const value: unknown = JSON.parse(text)
  // Readers differ in which one of two equal names counts. What is equal when written anew has no two.
  if (typeof value !== 'object' || value === null || JSON.stringify(value) !== text) throw new Error('ambiguous')
  return Object.entries(value).map(([name, each]) => [name, String(each)])
}
