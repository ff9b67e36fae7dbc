import { expect, test } from 'vitest'
import { breachesOf } from './validate.ts'

const OBJECT = { type: 'object', properties: { a: { type: 'string' } } }

test.each([
  ['an object', OBJECT, { a: 'x', b: 1 }, '/: unknown property "b"'],
  ['an item', { type: 'array', items: OBJECT }, [{ b: 1 }], '/0: unknown property "b"'],
  ['an alternative', { anyOf: [OBJECT, { type: 'null' }] }, { b: 1 }, '/: unknown property "b"'],
  ['a value of a map', { type: 'object', additionalProperties: OBJECT }, { m: { b: 1 } }, '/m: unknown property "b"'],
  ['a composition', { allOf: [OBJECT, { properties: { c: {} } }] }, { a: 'x', c: 1, b: 1 }, '/: unknown property "b"'],
  ['an object without a description', { type: 'object' }, { b: 1 }, '/: unknown property "b"'],
])('a property without a place is found in %s', (_, schema, value, breach) => {
  expect(breachesOf(schema, value)).toContain(breach)
})

test.each([
  ['an object', OBJECT, { a: 'x' }],
  ['a composition', { allOf: [OBJECT, { properties: { c: {} } }] }, { a: 'x', c: 1 }],
  ['a map', { type: 'object', additionalProperties: { type: 'boolean' } }, { anything: true }],
  ['a value that may be anything', { description: 'a body' }, { b: 1 }],
])('what is described is allowed in %s', (_, schema, value) => {
  expect(breachesOf(schema, value)).toEqual([])
})
