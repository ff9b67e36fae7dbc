type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON value whose texts and lists are objects, and whose numbers and flags are texts. */
export function withOtherTypes(body: unknown): string {
  const other = (value: unknown): unknown => {
    if (typeof value === 'string') return { text: value }
    if (typeof value === 'number' || typeof value === 'boolean') return 'seven'
    if (Array.isArray(value)) return { first: other(value[0]) }
    return isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, other(each)]))
      : value
  }
  return JSON.stringify(other(body))
}

/** A JSON value without any of its fields; `object_data`, which wraps some of them, stays. */
export function withoutFields(body: unknown): string {
  return JSON.stringify(isFields(body) && 'object_data' in body ? { object_data: {} } : {})
}

/** A JSON value in which every object has further fields that no contract knows. */
export function addingOthers(body: unknown): string {
  const others = { x_text: 'more', x_number: 7, x_flag: true, x_nothing: null, x_list: ['more'], x_object: { more: 1 } }
  return JSON.stringify(inEveryObject(body, Object.entries(others)))
}

/** Names that every JavaScript object inherits, or that mean something to the language. */
const ODD_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then']

/** A JSON value in which every object has further fields with odd names. */
export function addingOddNames(body: unknown): string {
  const odd = ODD_NAMES.map((name): [string, unknown] => [name, { polluted: 'yes' }])
  return JSON.stringify(inEveryObject(body, odd))
}

/** `fromEntries` makes `__proto__` a field like any other. */
function inEveryObject(value: unknown, added: [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((each) => inEveryObject(each, added))
  if (!isFields(value)) return value
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => [name, inEveryObject(each, added)])
  return Object.fromEntries([...fields, ...added])
}

/** A body that is longer by ten megabytes: in a further field of JSON, and by blank lines at the end of any other text. */
export function addingTenMegabytes(body: Buffer, isJson: boolean): Buffer {
  if (!isJson) return Buffer.concat([body, Buffer.alloc(10_000_000, '\n')])
  const entity: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
  const padding: [string, unknown][] = [['x_padding', 'x'.repeat(10_000_000)]]
  const padded = (value: unknown) => Object.fromEntries([...Object.entries(value as Fields), ...padding])
  const wrapped = isFields(entity) && isFields(entity.object_data)
  return Buffer.from(JSON.stringify(wrapped ? { ...entity, object_data: padded(entity.object_data) } : padded(entity)))
}
