import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carriesKey, hidesDotSegments, readTarget, serviceCall, type Service } from '#server/services.ts'

const CALLS: Record<Service, string> = {
  TRADE: '/trade/api/no-auth/transfer_in/info',
  DLS: '/dls/api/no-auth/dls/info',
  TRADEMARK: '/trademark/api/no-auth/claims/info',
  REGISTRANT: '/registrant/api/no-auth/data_quality/info',
  CONSENT: '/consent/api/no-auth/hermes/report/request',
  TLD_INFO: '/tld-info/api/no-auth/tldconfig/admin/gdpr/x',
}

test.each(Object.entries(CALLS))('%s answers %s, by any method', (service, path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(serviceCall(method, path)?.service).toBe(service)
})

test('a call is named without its key', () => {
  expect(serviceCall('GET', '/consent/api/no-auth/identity_service/consent/KEY')?.pattern).toBe('/consent/api/*')
  expect(serviceCall('POST', '/tld-info/unhash')?.pattern).toBe('/tld-info/unhash')
})

const fileOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test.each(Object.entries(CALLS))('nginx knows where %s is, and the manual its setting', (service, path) => {
  const [, location] = fileOf('deploy/nginx.conf').split(`location ^~ ${path.slice(0, path.indexOf('/no-auth/'))}/ {`)
  expect(location?.split('}')[0]).toContain(`include conf/backend-${service.toLowerCase()}.conf;`)
  expect(fileOf('docs/operating.md')).toMatch(new RegExp(`_${service}\`[^|]*\\| \`API_ORIGIN\``))
})

test.each([
  '/',
  '/api/no-auth/x',
  '/trade',
  '/trade/',
  '/trade/api',
  '/trade/apix/y',
  '/trade/config',
  '/Trade/api/x',
  '/trade/API/x',
  '//trade/api/x',
  '/x/trade/api/y',
  '/dls/1/api',
  '/consent/apix',
  '/consent/KEY/api/x',
  '/tld-info/api',
  '/tld-info/HASH',
  '/tld-info/gethash',
  '/tld-info/gethash/x',
  '/tld-info/unhash/',
  '/request/api/x',
  '/constructor',
])('%s is no call', (path) => {
  for (const method of ['GET', 'POST']) expect(serviceCall(method, path)).toBeUndefined()
})

test.each(['/tld-info/gethash/', '/tld-info/unhash'])('%s is a call as POST only', (path) => {
  expect(serviceCall('POST', path)?.service).toBe('TLD_INFO')
  for (const method of ['GET', 'PUT', 'post']) expect(serviceCall(method, path)).toBeUndefined()
})

describe('normalizing', () => {
  test.each([
    ['/dls/api/../../trade/config', '/trade/config'],
    ['/dls/api/%2e%2E/x', '/dls/x'],
    ['/x/../dls/api/y', '/dls/api/y'],
    ['/dls\\api\\y', '/dls/api/y'],
    ['//evil.example/dls/api/y', '//evil.example/dls/api/y'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['http://pages.example:80/dls/api/y', '/dls/api/y'],
    ['HTTP://PAGES.example/dls/api/y', '/dls/api/y'],
    ['https://pages.example/dls/api/y', '/dls/api/y'],
    ['https://pages.example:443/dls/api/y', '/dls/api/y'],
  ])('%s is matched as %s', (target, path) => expect(readTarget(target, 'pages.example')?.path).toBe(path))

  test.each([
    '*',
    '',
    'mailto:x',
    'http://other.example/dls/api/y',
    'http://pages.example:81/',
    'http://pages.example:443/',
    'https://pages.example:80/',
    'xhttp://pages.example/',
    'httpsx://pages.example/',
    'ftp://pages.example/',
  ])('%j is no address of this server', (target) => expect(readTarget(target, 'pages.example')).toBeUndefined())

  test('no address is one of a host that is none', () => {
    for (const host of ['a b', '', undefined]) expect(readTarget('http://pages.example/', host)).toBeUndefined()
  })

  test('the query is kept, and belongs to no path', () => {
    expect(readTarget('/dls/api/y?key=a%2Fb&x=/../z', 'pages.example')).toEqual({
      path: '/dls/api/y',
      query: '?key=a%2Fb&x=/../z',
    })
  })

  test('no target makes it throw, and the path always begins with a slash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readTarget(`/${text}`, undefined)?.path ?? '/').toMatch(/^\//)
      }),
    )
  })
})

describe('dot segments behind encoded slashes', () => {
  test.each([
    '/dls/api/..%2fadmin',
    '/dls/api/x%2F..%2f..%5cadmin',
    '/dls/api/%252e%252e%252fx',
    '/dls/api/%25252e%25252e%25252fx',
    '/dls/api/x%5C..',
    '/dls/api/x%2f.%2Fy',
    '/dls/api/..%2f..;/x',
    '/dls/api/%2e',
  ])('%s is refused', (path) => expect(hidesDotSegments(path)).toBe(true))
  test.each([
    '/dls/api/a%2Fb',
    '/dls/api/a..b',
    '/dls/api/...',
    '/dls/api/abc%2F..def',
    '/dls/api/100%25',
    '/dls/api/%2525252e',
  ])('%s is a key', (path) => expect(hidesDotSegments(path)).toBe(false))
})

describe('calls with a key', () => {
  const KEYLESS = [
    '/trade/api/no-auth/reseller/branding_with_messaging_vars',
    '/trade/api/api/no-auth/system_branding',
    '/trade/api/no-auth/messaging/system_page_test',
    '/trade/api/no-auth/messaging/system_page_render',
    '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs',
    '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/OpenSRS',
    '/tld-info/gethash/',
  ]
  test.each(KEYLESS)('%s carries none', (path) => expect(carriesKey(path)).toBe(false))

  test.each(KEYLESS)('around %s, anything may be a key', (path) => {
    expect(carriesKey(`/x${path}`)).toBe(true)
    expect(carriesKey(`${path.replace(/\/$/, '')}/x/y`)).toBe(true)
  })

  test.each([
    ...Object.values(CALLS).slice(0, 5),
    '/tld-info/unhash',
    '/tld-info/api/no-auth/other',
    '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs/more',
    '/trade/api/no-auth/reseller/branding_with_messaging_vars/',
    '/consent/api/x',
  ])('%s carries one', (path) => expect(carriesKey(path)).toBe(true))
})
