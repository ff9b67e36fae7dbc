import fc, { type Arbitrary } from 'fast-check'

const TEXTS = [
  '',
  '0',
  'true',
  '1795000000',
  '2026-11-21T09:00:00Z',
  'EUR',
  'DENIED',
  '<b>x</b>',
  'https://reseller.example/a',
  'javascript:alert(1)',
  'xn--bcher-kva.example',
  '__proto__',
]

/** Values that replace a part of a response. */
const REPLACEMENTS = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(undefined, null, 'seven', 7, -1, 1e300, true, false),
  fc.constantFrom([], {}, [null], [[]], { text: 'x' }, [{ text: 'x' }], { __proto__: null, constructor: 'x' }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** JSON values with one to three parts replaced. A part can be the whole value. */
export function mutations(values: readonly unknown[]): Arbitrary<unknown> {
  const change = fc.record({ path: fc.array(fc.nat(1000), { maxLength: 5 }), by: REPLACEMENTS })
  return fc
    .tuple(fc.constantFrom(...values), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>((current, { path, by }) => replaceAt(current, path, by), value))
}

/** Follows the path of part indexes as far as it exists, and replaces the value there. */
function replaceAt(value: unknown, [partIndex, ...rest]: number[], by: unknown): unknown {
  if (typeof value !== 'object' || value === null || partIndex === undefined) return by
  const names = Object.keys(value)
  const name = names[partIndex % names.length]
  if (name === undefined) return by
  const part = replaceAt((value as Record<string, unknown>)[name], rest, by)
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? part : each))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === name ? part : each]))
}
