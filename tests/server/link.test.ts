import { describe, expect, test } from 'vitest'
import { ITEM_PAGES } from '#lib/page-paths.ts'
import { contractPath } from '#server/contract-paths.ts'
import { linkOf } from '#server/link.ts'

test.each(Object.entries(ITEM_PAGES))('the item of %s is named by every part of its link', (page, read) => {
  const parts = [...page.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  const path = read.replaceAll(/\{(\w+)\}/g, 'a-$1')
  const query = new URLSearchParams(parts.map((name) => [name, `a-${name}`])).toString()
  const call = { service: 'TRADE', path, query: path === read ? query : '', contentType: undefined, body: undefined }
  const link = linkOf(call) ?? ''
  for (const name of parts) expect(link).toContain(`a-${name}`)
})

const INFO = '/trade/api/no-auth/transfer_in/info'
const CONSENT = '/consent/api/no-auth/identity_service/consent'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

type Call = Partial<Omit<Parameters<typeof linkOf>[0], 'body'>> & { body?: string }

const linkTo = ({ body, ...call }: Call) =>
  linkOf({
    service: 'TRADE',
    path: INFO,
    query: '',
    contentType: undefined,
    ...call,
    body: body === undefined ? body : Buffer.from(body),
  })

describe('a link', () => {
  const link = linkTo({ query: '?key=K&domain=a.example' })

  test.each<[string, Call]>([
    ['in another order', { query: '?domain=a.example&key=K' }],
    ['beside what names nothing', { query: '?lang=de&key=K&domain=a.example&auth_info=x' }],
    ['with an empty body', { query: '?key=K&domain=a.example', contentType: 'text/plain', body: '' }],
    ['in a form', { contentType: FORM, body: 'key=K&domain=a.example&auth_info=a;b' }],
    ['in a form with a charset', { contentType: `${FORM}; charset=utf-8`, body: 'key=K&domain=a.example' }],
    ['in an object', { contentType: JSON_TYPE, body: '{"domain":"a.example","key":"K"}' }],
    [
      'in an object with a charset',
      { contentType: `${JSON_TYPE};charset=utf-8`, body: '{"domain":"a.example","key":"K"}' },
    ],
    ['in address and body', { query: '?key=K', contentType: FORM, body: 'domain=a.example' }],
  ])('is the same %s', (_, call) => {
    expect(link).toContain('K')
    expect(linkTo(call)).toBe(link)
  })

  test.each<[string, Call]>([
    ['with another key', { query: '?key=L&domain=a.example' }],
    ['without its domain', { query: '?key=K' }],
    ['of another service', { service: 'DLS', query: '?key=K&domain=a.example' }],
    ['by another name', { query: '?id=K&domain=a.example' }],
  ])('is another one %s', (_, call) => {
    expect(linkTo(call)).toContain('[')
    expect(linkTo(call)).not.toBe(link)
  })

  test.each(['key', 'access_key', 'id', 'claims_id', 'verification_id', 'reseller_id', 'domain', 'hash'])(
    'is named by its %s',
    (name) => expect(linkTo({ query: `?${name}=VALUE` })).toContain('VALUE'),
  )

  test('is named by a number in an object, too', () => {
    expect(linkTo({ contentType: JSON_TYPE, body: '{"id":17}' })).toBe(linkTo({ query: '?id=17' }))
  })

  test('is named by the key in a path', () => {
    const inPath = linkTo({ path: `${CONSENT}/K.1` })
    expect(inPath).toContain('K.1')
    expect(linkTo({ path: `${CONSENT}/K.2` })).not.toBe(inPath)
  })

  test.each<[string, Call]>([
    ['an unknown path', { path: `${INFO}/more`, query: '?key=K' }],
    ['nothing that names it', { query: '?lang=de' }],
    ['a key with an encoded sign', { path: `${CONSENT}/K%2F1` }],
    ['a key with a parameter', { path: `${CONSENT}/K;x` }],
    ['a key in the path and in the query', { path: `${CONSENT}/K`, query: '?access_key=K' }],
    ['one name twice', { query: '?key=K&key=K' }],
    ['a name in capitals', { query: '?key=K&Domain=a.example' }],
    ['a name of a list', { query: '?key=K&domain[]=a.example' }],
    ['an empty name', { query: '?key=K&=x' }],
    ['a field behind a semicolon', { query: '?key=K&x=1;key=L' }],
    ['a field behind a semicolon and a blank', { query: '?key=K&x=1;%20key=L' }],
    ['a field of a list behind a semicolon', { query: '?key=K&x=1;key[]=L' }],
    ['a body of another type', { query: '?key=K', contentType: 'text/plain', body: 'x=1' }],
    ['a body of no type', { query: '?key=K', body: 'x=1' }],
    ['a type behind another', { query: '?key=K', contentType: `text/plain, ${FORM}`, body: 'x=1' }],
    ['an object behind another type', { query: '?key=K', contentType: `text/plain, ${JSON_TYPE}`, body: '{}' }],
    ['an object with blanks', { query: '?key=K', contentType: JSON_TYPE, body: '{ "x": 1 }' }],
    ['an object with one name twice', { contentType: JSON_TYPE, body: '{"key":"K","key":"K"}' }],
    ['a text instead of an object', { query: '?key=K', contentType: JSON_TYPE, body: '"x"' }],
    ['null instead of an object', { query: '?key=K', contentType: JSON_TYPE, body: 'null' }],
    ['half an object', { query: '?key=K', contentType: JSON_TYPE, body: '{"x":' }],
  ])('has no name with %s', (_, call) => expect(linkTo(call)).toBeUndefined())
})

test.each([
  [INFO, { path: INFO, keys: [] }],
  [`${CONSENT}/K`, { path: `${CONSENT}/{access_key}`, keys: ['K'] }],
  [`${CONSENT}/K/more`, undefined],
  [`/x${CONSENT}/K`, undefined],
  [`${CONSENT}/`, undefined],
  [`${CONSENT}/{access_key}`, { path: `${CONSENT}/{access_key}`, keys: ['{access_key}'] }],
])('of the addresses of the contracts, %s is %j', (path, known) => expect(contractPath(path)).toEqual(known))
