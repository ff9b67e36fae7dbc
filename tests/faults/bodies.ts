type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON value with strings and lists turned into objects, and numbers and booleans into strings. */
export function withOtherTypes(body: unknown): string {
  const changeType = (value: unknown): unknown => {
    if (typeof value === 'string') return { text: value }
    if (typeof value === 'number' || typeof value === 'boolean') return 'seven'
    if (Array.isArray(value)) return { first: changeType(value[0]) }
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeType(each)]))
      : value
  }
  return JSON.stringify(changeType(body))
}

/** A JSON value without fields, except for the wrapper `object_data`. */
export function withoutFields(body: unknown): string {
  return JSON.stringify(isObject(body) && 'object_data' in body ? { object_data: {} } : {})
}

/** A JSON value with unknown fields in every object. */
export function withExtraFields(body: unknown): string {
  const extra = { x_text: 'more', x_number: 7, x_flag: true, x_nothing: null, x_list: ['more'], x_object: { more: 1 } }
  return JSON.stringify(inEveryObject(body, Object.entries(extra)))
}

/** Names that every JavaScript object inherits, or that JavaScript treats specially. */
const RESERVED = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then']

/** A JSON value with a field for each reserved name in every object. */
export function withInheritedNames(body: unknown): string {
  const inherited = RESERVED.map((name): [string, unknown] => [name, { polluted: 'yes' }])
  return JSON.stringify(inEveryObject(body, inherited))
}

/** Adds fields to every object; `fromEntries` makes `__proto__` an ordinary field. */
function inEveryObject(value: unknown, added: [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((each) => inEveryObject(each, added))
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => [name, inEveryObject(each, added)])
  return Object.fromEntries([...fields, ...added])
}

/** A body padded by ten megabytes: with a field if it is JSON, otherwise with blank lines at its end. */
export function withTenMegabytes(body: Buffer, isJson: boolean): Buffer {
  if (!isJson) return Buffer.concat([body, Buffer.alloc(10_000_000, '\n')])
  const entity: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
  const padding: [string, unknown][] = [['x_padding', 'x'.repeat(10_000_000)]]
  const pad = (value: unknown) => Object.fromEntries([...Object.entries(value as Fields), ...padding])
  const isWrapped = isObject(entity) && isObject(entity.object_data)
  return Buffer.from(JSON.stringify(isWrapped ? { ...entity, object_data: pad(entity.object_data) } : pad(entity)))
}
