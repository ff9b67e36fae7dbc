import { describe, expect, test } from 'vitest'
import { checkResponse } from './check-response.ts'
import { loadContracts } from './operations.ts'
import { describeViolations } from './validate.ts'

const ITEM = { type: 'object', required: ['uid'], properties: { uid: { type: 'string' } } }
const SUBJECT = { type: 'object', properties: { name: { type: ['string', 'null'] }, age: { type: 'integer' } } }
const SCHEMA = {
  type: 'object',
  properties: {
    items: { anyOf: [ITEM, { type: 'array', items: ITEM }, { type: 'null' }] },
    info: { anyOf: [ITEM, SUBJECT, { type: 'null' }] },
    status: { anyOf: [{ type: 'string', enum: ['open', 'answered'] }, { type: 'null' }] },
    answer: { enum: ['approved', 'declined'] },
    map: { type: 'object', additionalProperties: SUBJECT },
    parts: { allOf: [SUBJECT, { properties: { size: {} } }] },
    anything: {},
  },
}

describe('describeViolations', () => {
  test.each([
    [{ items: 7 }, ['/items: must match one of: object, array, null']],
    [{ items: [{ uid: 7 }] }, ['/items/0/uid: must be string']],
    [{ items: [{}] }, ['/items/0/uid: is missing']],
    [{ status: 'new' }, ['/status: must match one of: "open" or "answered", null']],
    [{ info: { name: 'a', age: 7, size: 'b' } }, ['/info/size: unknown property']],
    [{ info: { name: 'a', age: 'b' } }, ['/info/age: must be integer']],
    [{ answer: 'maybe' }, ['/answer: must be one of approved, declined']],
    [{ map: { a: { size: 1 } } }, ['/map/a/size: unknown property']],
    [{ parts: { name: 'a', size: 1, uid: 'x' } }, ['/parts/uid: unknown property']],
    [{ answer: 7, info: 7 }, ['/info: must match one of: object, null', '/answer: must be one of approved, declined']],
    [{ items: [{ uid: 'x' }], map: { a: {} }, parts: { name: null, size: 1 }, anything: { a: 1 } }, []],
  ])('lists the violations in %j', (value, violations) => {
    expect(describeViolations(SCHEMA, value)).toEqual(violations)
  })
})

describe('checkResponse', async () => {
  const contracts = await loadContracts()
  const json = { 'content-type': 'application/json' }
  const problem = '{"response_text":"Too many attempts."}'

  test.each<[id: string, status: number, headers: Record<string, string>, body: string, violations: string[]]>([
    ['getConsent', 429, { ...json, 'retry-after': '60' }, problem, []],
    ['getConsent', 418, json, problem, ['status 418 is not declared']],
    ['getConsent', 429, {}, problem, ['header content-type is missing, not application/json']],
    ['getConsent', 429, json, '{"response_text":', ['body is not JSON']],
    ['getConsent', 429, json, '', ['body is empty']],
    ['getConsent', 429, json, '{}', ['body /response_text is missing']],
    ['getConsent', 429, { ...json, 'retry-after': '0' }, problem, ['header Retry-After must be >= 1']],
    ['resetSandbox', 204, {}, '', []],
    ['resetSandbox', 204, {}, '{}', ['body is not empty']],
  ])('lists the violations in a response of %s: %i %j %s', (id, status, headers, body, violations) => {
    expect(checkResponse(contracts.operation(id), { status, headers: new Headers(headers), body })).toEqual(violations)
  })
})
