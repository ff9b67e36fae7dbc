import { describe, expect, test } from 'vitest'
import { itemId } from '#server/item-id.ts'
import { findCall, forwardedPath, OPERATIONS } from '#server/operations.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
const REPORT = '/consent/api/no-auth/hermes/report/request'
const TRANSFER = '/trade/api/no-auth/transfer_in'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

type Call = { method?: string; path?: string; query?: string; contentType?: string; body?: string }

/** Reduces the query of a call to the parameters of the contract, and returns the id of its item. */
function idOf({ method = 'GET', path = `${TRANSFER}/info`, query = '', contentType, body }: Call): string | undefined {
  const call = findCall(method, path)
  if (!call?.operation) throw new Error(`No operation: ${method} ${path}`)
  const { operation, pathValues } = call
  const forwarded = forwardedPath(operation, path, query).slice(path.length)
  const bytes = body === undefined ? body : Buffer.from(body)
  return itemId({ operation, pathValues, query: forwarded, contentType, body: bytes })
}

const DECLINE: Call = { method: 'POST', path: `${TRANSFER}/decline` }
const decline = (body: string, contentType = FORM): Call => ({ ...DECLINE, contentType, body })
const report = (body: string, contentType = JSON_TYPE): Call => ({ method: 'POST', path: REPORT, contentType, body })

describe('the id of an item', () => {
  const id = idOf({ query: '?key=K&domain=a.example' })

  test.each<[string, Call]>([
    ['with the parameters in another order', { query: '?domain=a.example&key=K' }],
    ['with another domain', { query: '?key=K&domain=b.example' }],
    ['without the domain', { query: '?key=K' }],
    ['with parameters that are not in the contract', { query: '?lang=de&key=K&KEY=L&key[]=M&=x&id=3' }],
    ['in the form body of a decision', decline('key=K&domain=a.example')],
    ['in a form with a charset', decline('key=K', `${FORM}; charset=utf-8`)],
    ['with an empty body', { query: '?key=K', contentType: 'text/plain', body: '' }],
  ])('is the same %s', (_, call) => {
    expect(id).toContain('K')
    expect(idOf(call)).toBe(id)
  })

  /** Operations with a key, except the download (it has a separate token) and the upload (its body is not read). */
  const keyed = OPERATIONS.filter(
    (operation) => operation.keys.length > 0 && !/^(?:downloadReport|uploadDocument)$/.test(operation.id),
  )

  test.each([...Map.groupBy(keyed, ({ flow }) => flow)])('is the same for all operations of the flow %s', (_, all) => {
    const ids = all.map(({ method, path: template, keys: [key = ''], types: [contentType] }) => {
      const path = template.replace(`{${key}}`, 'K')
      if (contentType === undefined) return idOf({ method, path, query: template === path ? `?${key}=K` : '' })
      const body = contentType === FORM ? `${key}=K` : JSON.stringify(template === path ? { [key]: 'K' } : {})
      return idOf({ method, path, contentType, body })
    })
    expect(ids[0]).toContain('K')
    expect(new Set(ids).size).toBe(1)
  })

  test('differs by key and by service', () => {
    expect(idOf({ query: '?key=L&domain=a.example' })).not.toBe(id)
    expect(idOf({ path: '/trademark/api/no-auth/claims/info', query: '?key=K&claims_id=1' })).not.toBe(id)
  })

  test('is the same in a path and in a JSON body', () => {
    const idInPath = idOf({ path: `${CONSENT}/K.1` })
    expect(idInPath).toContain('K.1')
    expect(idOf({ path: `${CONSENT}/K.2` })).not.toBe(idInPath)
    expect(idOf(report('{"access_key":"K.1","email_address":"a@a.example"}'))).toBe(idInPath)
    expect(idOf(report('{"access_key":"K.1"}', `${JSON_TYPE};charset=utf-8`))).toBe(idInPath)
  })

  test.each<[string, Call]>([
    ['no key', { query: '?domain=a.example' }],
    ['an operation without a key', { path: '/trade/api/no-auth/reseller/branding_with_messaging_vars' }],
    ['a key with an encoded character', { path: `${CONSENT}/K%2F1` }],
    ['a key with a parameter', { path: `${CONSENT}/K;x` }],
    ['the key twice in the query', { query: '?key=K&key=K' }],
    ['the key twice in a form', decline('key=K&key=K')],
    ['two key names in a form', decline('key=K&access_key=L')],
    ['a field name in capitals', decline('key=K&Key=L')],
    ['a field name with brackets', decline('key=K&key[]=L')],
    ['a field name with a zero byte', decline('key=K&key%00=L')],
    ['a claims_id instead of a key', decline('domain=a.example&claims_id=K')],
    ['a field after a semicolon', decline('key=K&x=1;key=L')],
    ['a field after a semicolon in the query', { query: '?key=K;key=L' }],
    ['a field after a semicolon and a space', decline('key=K&x=1;%20key=L')],
    ['a body of another type', decline('key=K', 'text/plain')],
    ['a body without a type', { ...DECLINE, body: 'key=K' }],
    ['two content types', decline('key=K', `text/plain, ${FORM}`)],
    ['JSON with spaces', report('{ "access_key": "K" }')],
    ['JSON with the key twice', report('{"access_key":"K","access_key":"L"}')],
    ['a JSON string', report('"access_key"')],
    ['null', report('null')],
    ['invalid JSON', report('{"access_key":')],
  ])('is unknown with %s', (_, call) => expect(idOf(call)).toBeUndefined())
})
