import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from '#mocks/contracts/contract-document.ts'

const TEXTS = [
  '',
  '0',
  'true',
  '1795000000',
  '2026-11-21T09:00:00Z',
  '2010-08-14T09:00:00.0Z',
  'EUR',
  'de',
  'DENIED',
  '<b>x</b>',
  'https://reseller.example/a',
  'javascript:alert(1)',
  'xn--bcher-kva.example',
  '__proto__',
]

/** Texts as answers hold them: names, dates, numbers, links, markup, other scripts, nothing. */
function textOf({ minLength = 0, pattern = '' }: Schema): Arbitrary<string> {
  const least = Number(minLength)
  const fits = new RegExp(String(pattern), 'u')
  return fc
    .oneof(
      fc.string({ minLength: least }),
      fc.string({ minLength: least, unit: 'grapheme' }),
      fc.constantFrom(...TEXTS.filter(({ length }) => length >= least)),
    )
    .filter((text) => fits.test(text))
}

const number = fc.oneof(fc.integer(), fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }), fc.constantFrom(0, 1))

const BY_TYPE: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  string: textOf,
  integer: ({ minimum }) => (minimum === undefined ? number : fc.nat().map((value) => value + (minimum as number))),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }) => fc.array(shapedBy(items as Schema), { maxLength: 4 }),
  object: objectOf,
}

/**
 * Values that a schema of the contracts describes: any field that it does not require may be missing. Knows the keywords that
 * answers use; throws for a type that it does not know.
 */
export function shapedBy(schema: Schema): Arbitrary<unknown> {
  const { anyOf, enum: values, type } = schema as { anyOf?: Schema[]; enum?: unknown[]; type?: string | string[] }
  if (anyOf) return fc.oneof(...anyOf.map((each) => shapedBy({ ...schema, anyOf: undefined, ...each })))
  if (values) return fc.constantFrom(...values)
  const types = [type ?? 'object'].flat()
  return fc.oneof(
    ...types.map((each) => {
      const shaped = BY_TYPE[each]
      if (!shaped) throw new Error(`No values are known for the type "${each}"`)
      return shaped(schema)
    }),
  )
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => [name, shapedBy(schema)])
  const described = fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: required as string[],
  })
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return described
  const named = fc.dictionary(fc.string({ minLength: 1 }), shapedBy(additionalProperties as Schema), { maxKeys: 4 })
  return fc.tuple(named, described).map(([others, known]) => ({ ...others, ...(known as object) }))
}

/** What a mutation puts in the place of a value. */
const ODD = fc.oneof(
  fc.constantFrom(undefined, null, '', 'seven', 7, -1, 1e300, true, false),
  fc.constantFrom([], {}, [null], [[]], { text: 'x' }, [{ text: 'x' }], { __proto__: null, constructor: 'x' }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** JSON values with one to three of their parts, or all of it, replaced by something else. */
export function mutated(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({ at: fc.array(fc.nat(1000), { maxLength: 5 }), by: ODD })
  return fc
    .tuple(values, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce<unknown>((current, { at, by }) => replaced(current, at, by), JSON.parse(JSON.stringify(value))),
    )
}

/** Follows the path as far as it leads, by the numbers of the parts, and replaces what is there. */
function replaced(value: unknown, [first, ...rest]: number[], by: unknown): unknown {
  if (typeof value !== 'object' || value === null || first === undefined) return by
  const names = Object.keys(value)
  const name = names[first % names.length]
  if (name === undefined) return by
  const part = replaced((value as Record<string, unknown>)[name], rest, by)
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? part : each))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === name ? part : each]))
}
