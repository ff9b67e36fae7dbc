import { type BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import { fileHandles } from '#server/file-handles.ts'
import * as read from '#server/setting-values.ts'
import { readCredentials } from '#server/setting-groups.ts'
import { misspelledSettings } from '#server/setting-names.ts'
import { openSheet } from '#server/setting-sheet.ts'
import { createSettingsReader } from '#server/settings-reader.ts'
import { readSettings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'

const count = read.wholeNumber(2, 12)

test.each<[read.Reader<unknown>, string, unknown]>([
  [count, '2', 2],
  [count, '12', 12],
  [count, '0007', 7],
  [read.wholeNumber(0, Number.MAX_SAFE_INTEGER), '999999999999999', 999_999_999_999_999],
  [read.oneOf(['a', 'b']), 'b', 'b'],
  [read.origin, 'http://localhost:80', 'http://localhost'],
  [read.origin, 'HTTPS://API.example/', 'https://api.example'],
  [read.address, 'https://collector.example/a?b', 'https://collector.example/a?b'],
  [read.address, 'http://localhost:9000/', 'http://localhost:9000/'],
  [read.noReplay, '0', 0],
  [read.plainText, '!~', '!~'],
  [read.plainText, 'x'.repeat(500), 'x'.repeat(500)],
  [read.userName, 'jo ö', 'jo ö'],
  [read.password, 'a:b', 'a:b'],
  [read.proxies, 'false', 0],
  [read.proxies, 'true', 1],
  [read.proxies, '0', 0],
  [read.proxies, '10', 10],
  [read.hostNames, 'Pages.example, other.example:443', ['pages.example', 'other.example']],
  [read.hostNames, '127.0.0.1,localhost', ['127.0.0.1', 'localhost']],
  [read.hostToListenOn, '::1', '::1'],
  [read.hostToListenOn, 'Node-1.local', 'Node-1.local'],
  [read.redisAddress, 'redis://store.example:6379/1', 'redis://store.example:6379/1'],
  [read.redisAddress, 'rediss://u:p@store.example', 'rediss://u:p@store.example'],
  [read.anyText, ' any text ', ' any text '],
])('%o reads %j as %j', (reader, value, expected) => expect(reader(value)).toEqual(expected))

test.each<[read.Reader<unknown>, string, RegExp]>([
  [count, '1', /^a whole number from 2 to 12$/],
  [count, '13', /^a whole number from 2 to 12$/],
  [count, 'a5', /number/],
  [count, '5a', /number/],
  [read.wholeNumber(0, 2 ** 60), '1'.repeat(16), /number/],
  [read.wholeNumber(0, 5, 'visits'), '6', /^a whole number of visits from 0 to 5$/],
  [read.oneOf(['a', 'b']), 'A', /^one of a, b$/],
  [read.origin, 'api.example', /^an origin such as/],
  [read.origin, 'ws://api.example', /^an origin such as/],
  [read.origin, 'https://api.example/#x', /^an origin such as/],
  [read.origin, 'https://api.example/v1', /^an origin such as/],
  [read.origin, 'https://api.example/?x', /^an origin such as/],
  [read.origin, 'https://u@api.example', /^an origin such as/],
  [read.origin, 'https://:p@api.example', /^an origin such as/],
  [read.address, 'collector', /^an address such as/],
  [read.address, 'http://collector.example/', /^an address such as/],
  [read.address, 'ftp://localhost/', /^an address such as/],
  [read.address, 'https://u@collector.example/', /^an address such as/],
  [read.address, 'https://:p@collector.example/', /^an address such as/],
  [read.noReplay, '1', /^0: a recording/],
  [read.plainText, '', /^1 to 500/],
  [read.plainText, 'a b', /^1 to 500/],
  [read.plainText, 'ä', /^1 to 500/],
  [read.plainText, 'x'.repeat(501), /^1 to 500/],
  [read.userName, 'a:b', /without a colon$/],
  [read.userName, 'a\tb', /^printable/],
  [read.password, 'a\u0000b', /^printable/],
  [read.proxies, '', /^the addresses or networks/],
  [read.proxies, '11', /^the addresses or networks/],
  [read.proxies, '1 ', /^the addresses or networks/],
  [read.proxies, 'proxy.example', /^the addresses or networks/],
  [read.proxies, '10.0.0.1,', /^the addresses or networks/],
  [read.proxies, '10.0.0.0/33', /^the addresses or networks/],
  [read.proxies, '10.0.0.0/', /^the addresses or networks/],
  [read.proxies, 'fd00::/129', /^the addresses or networks/],
  [read.proxies, 'fe80::1%eth0', /^the addresses or networks/],
  [read.proxies, '10.0.0.1/8/8', /^the addresses or networks/],
  [read.hostNames, 'pages.example,', /^host names/],
  [read.hostNames, 'a b', /^host names/],
  [read.hostNames, 'pages.example/x', /^host names/],
  [read.hostNames, 'a@pages.example', /^host names/],
  [read.hostToListenOn, 'a b', /^an IP address/],
  [read.hostToListenOn, 'a/', /^an IP address/],
  [read.hostToListenOn, '/a', /^an IP address/],
  [read.redisAddress, 'store.example', /^an address such as redis:/],
  [read.redisAddress, 'xredis://store.example', /^an address such as redis:/],
  [read.redisAddress, 'redisx://store.example', /^an address such as redis:/],
  [read.redisAddress, 'redis:///1', /^an address such as redis:/],
])('%o refuses %j and says what is allowed', (reader, value, allowed) => {
  expect(() => reader(value)).toThrow(RangeError)
  expect(() => reader(value)).toThrow(allowed)
})

test('proxies reads addresses and networks, which also match as IPv4-mapped IPv6', () => {
  const list = read.proxies('127.0.0.1, 10.0.0.0/8,fd00::1,2001:db8::/32') as BlockList
  const trusted = ['127.0.0.1', '10.1.2.3', '::ffff:127.0.0.1', '::ffff:10.1.2.3', 'fd00::1', '2001:db8::5']
  const others = ['127.0.0.2', '11.0.0.1', '::ffff:11.0.0.1', 'fd00::2', '2001:db9::5', '::1']
  const isTrusted = (address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  expect([...trusted, ...others].filter(isTrusted)).toEqual(trusted)
})

test('a sheet collects what is wrong, and repeats no secret', () => {
  const sheet = openSheet({ PORT: 'x', API_PASSWORD: 'hidden\n', EMPTY: '', GIVEN: 'y' })
  expect(sheet.value('PORT', read.port)).toBeUndefined()
  expect(sheet.value('API_PASSWORD', read.password, false)).toBeUndefined()
  expect(sheet.value('EMPTY', read.port)).toBeUndefined()
  expect(['GIVEN', 'EMPTY', 'PORT', 'NONE'].map(sheet.isGiven)).toEqual([true, false, true, false])
  expect(sheet.problems).toEqual([
    'PORT is "x", but must be a whole number from 0 to 65535',
    'API_PASSWORD is wrong: it must be printable text',
  ])
  expect(() => sheet.end()).toThrow(new StartProblem(sheet.problems.join('\n')))
})

test.each<[Record<string, string>, unknown, number]>([
  [{ API_USERNAME: 'jo', API_PASSWORD: 'p' }, { username: 'jo', password: 'p' }, 0],
  [{ API_USERNAME: 'jo' }, undefined, 1],
  [{ API_PASSWORD: 'p' }, undefined, 1],
  [{}, undefined, 0],
])('of %j the credentials are %j', (env, credentials, problems) => {
  const reader = createSettingsReader(env)
  expect(readCredentials(reader)).toEqual(credentials)
  expect(reader.problems).toHaveLength(problems)
})

test('a sheet ends well where nothing is wrong, and is no place for other faults', () => {
  const sheet = openSheet({ PORT: '5', PATH: '/bin' })
  expect(sheet.value('PORT', read.port)).toBe(5)
  expect(() => sheet.end()).not.toThrow()
  const fault = new TypeError('no reader')
  expect(() =>
    sheet.value('PORT', () => {
      throw fault
    }),
  ).toThrow(fault)
})

const KNOWN = ['PORT', 'API_ORIGIN', 'API_USERNAME', 'SHUTDOWN_MS']

test.each([
  ['left out', 'SHUTDOWN_S', 'SHUTDOWN_MS'],
  ['left out at the end', 'POR', 'PORT'],
  ['added', 'PORTS', 'PORT'],
  ['added in front', 'APORT', 'PORT'],
  ['exchanged', 'PERT', 'PORT'],
  ['swapped', 'PROT', 'PORT'],
  ['swapped at the end', 'API_ORIGNI', 'API_ORIGIN'],
  ['doubled', 'API_ORIGGIN', 'API_ORIGIN'],
])('a name with one letter %s (%s) was meant as %s', (_, name, meant) => {
  expect(misspelledSettings([name], KNOWN)).toEqual([
    `${name} is not a setting: did you mean ${meant}? If not, it must be left out`,
  ])
})

test.each(['PORT', 'PATH', 'TROP', 'PO', 'PORTXX', 'PRTO_', 'PTRO', 'OPTR', 'XPORTX'])('%s was not', (name) => {
  expect(misspelledSettings([name], KNOWN)).toEqual([])
})

test('an unknown name that begins like a setting is refused with those that there are', () => {
  expect(misspelledSettings(['PATH', 'API_KEY', 'METRICS_X'], KNOWN)).toEqual([
    'API_KEY is not a setting: allowed are API_ORIGIN, API_USERNAME',
    'METRICS_X is not a setting: allowed are ',
  ])
})

const problemOf = (env: Record<string, string>, handles = Infinity): string => {
  try {
    readSettings(env, handles)
    return ''
  } catch (error) {
    return String(error)
  }
}

const LIVE = { APP_ENV: 'hrs', API_ORIGIN: 'https://api.example', ALLOWED_HOSTS: 'pages.example' }

test.each([
  [{ APP_ENV: 'pre' }, 'API_ORIGIN_TLD_INFO is not set: APP_ENV=pre needs it, or API_ORIGIN for every service'],
  [{ APP_ENV: 'pre' }, 'ALLOWED_HOSTS is not set: APP_ENV=pre needs the names that the pages are served under'],
  [{ API_USERNAME: 'jo' }, 'API_PASSWORD is not set, but API_USERNAME is: set both or none'],
  [{ API_PASSWORD: 'p' }, 'API_USERNAME is not set, but API_PASSWORD is: set both or none'],
  [
    { MONITORING_TOKEN: 't', MONITORING_SAMPLE: '5' },
    'MONITORING_ENDPOINT is not set, but MONITORING_TOKEN and MONITORING_SAMPLE are: without it nothing is sent',
  ],
  [{ MONITORING_APPLICATION_ID: 'a' }, 'MONITORING_ENDPOINT is not set, but MONITORING_APPLICATION_ID is'],
  [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT is 4000, but must differ from PORT'],
])('%j is refused: %s', (env, problem) => expect(problemOf(env)).toContain(problem))

test.each([
  ['API_ORIGIN', 'https://u:hidden@api.example'],
  ['API_ORIGIN_DLS', 'https://u:hidden@api.example'],
  ['API_USERNAME', 'hidden:hidden'],
  ['API_PASSWORD', 'hidden\n'],
  ['MONITORING_ENDPOINT', 'https://u:hidden@collector.example'],
  ['MONITORING_TOKEN', 'hidden hidden'],
  ['RATE_LIMIT_STORE', 'u:hidden@store.example'],
])('%s may hold a secret, so what is wrong with it is told without its value', (name, value) => {
  expect(problemOf({ [name]: value })).toContain(`${name} is wrong: it must be`)
  expect(problemOf({ [name]: value })).not.toContain('hidden')
})

test.each([
  ['API_TIMEOUT_MS', 'a whole number of milliseconds (0 = no limit) from 0 to'],
  ['MIN_BODY_RATE', 'a whole number of bytes per second from 0 to'],
  ['BODY_GRACE_MS', 'a whole number of milliseconds from 1 to'],
])('of %s the unit is told', (name, told) => expect(problemOf({ [name]: 'x' })).toContain(told))

test('settings that belong together are taken together', () => {
  expect(readSettings({ PORT: '4000', METRICS_PORT: '4001', NAVIGATION: 'history' })).toMatchObject({
    port: 4000,
    metricsPort: 4001,
    navigation: 'history',
  })
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
  expect(readSettings({ ALLOWED_HOSTS: 'Pages.example,b.example' }).allowedHosts).toEqual(
    new Set(['pages.example', 'b.example']),
  )
  const monitoring = { MONITORING_ENDPOINT: 'https://collector.example/', MONITORING_TOKEN: 't' }
  expect(readSettings({ ...LIVE, ...monitoring, MONITORING_APPLICATION_ID: 'a' }).monitoring).toEqual({
    endpoint: 'https://collector.example/',
    token: 't',
    applicationId: 'a',
    sample: 1,
  })
})

test.each([
  [{}, 65_000],
  [{ PROXY_TIMEOUT_MS: '1000' }, 6000],
  [{ PROXY_TIMEOUT_MS: '0' }, 0],
  [{ PROXY_TIMEOUT_MS: '2147483647' }, 2_147_483_647],
  [{ PROXY_TIMEOUT_MS: '1000', SHUTDOWN_MS: '7' }, 7],
])('with %j a shutdown waits %i ms for what is under way', (env, ms) => {
  expect(readSettings(env).shutdownMs).toBe(ms)
})

test.each([
  ['RATE_LIMIT', 'rateLimit', ['0', '1000000'], '1000001'],
  ['MAX_UPLOAD_BYTES', 'maxUploadBytes', ['1', '1099511627776'], '1099511627777'],
  ['MIN_BODY_RATE', 'minBodyRate', ['0', '1073741824'], '1073741825'],
  ['BODY_GRACE_MS', 'bodyGraceMs', ['1', '2147483647'], '2147483648'],
  ['MAX_RESPONSE_BYTES', 'maxResponseBytes', ['1', '1099511627776'], '1099511627777'],
  ['MAX_RENDERINGS', 'maxRenderings', ['1', '1000'], '1001'],
  ['MAX_BACKEND_CALLS', 'maxBackendCalls', ['1', '10000'], '10001'],
  ['MAX_CONNECTIONS', 'maxConnections', ['1', '1000000'], '1000001'],
  ['API_TIMEOUT_MS', 'apiTimeoutMs', ['0', '2147483647'], '2147483648'],
  ['FIRST_VIEW_MS', 'firstViewMs', ['0', '2147483647'], '2147483648'],
  ['PORT', 'port', ['0', '65535'], '65536'],
] as const)('%s has its bounds', (name, setting, allowed, tooMuch) => {
  for (const value of allowed) expect(readSettings({ [name]: value }, Infinity)[setting]).toBe(Number(value))
  expect(problemOf({ [name]: tooMuch })).toContain(`${name} is "${tooMuch}", but must be a whole number`)
})

test.each([
  [{}, Infinity, [2000, 1500]],
  [{}, 4064, [2000, 1500]],
  [{}, 600, [268, 201]],
  [{}, 0, [1, 1]],
  [{ MAX_CONNECTIONS: '268' }, 600, [268, 201]],
  [{ MAX_CONNECTIONS: '1' }, 600, [1, 1]],
  [{ MAX_CONNECTIONS: '100', MAX_CONNECTIONS_PER_ADDRESS: '100' }, 600, [100, 100]],
])('with %j and %d file handles, the limits of connections are %j', (env, handles, limits) => {
  const { maxConnections, maxConnectionsPerAddress } = readSettings(env, handles)
  expect([maxConnections, maxConnectionsPerAddress]).toEqual(limits)
})

test.each([
  [{ MAX_CONNECTIONS: '269' }, /MAX_CONNECTIONS is 269, but must be at most 268: .* 600 files/],
  [{ MAX_CONNECTIONS_PER_ADDRESS: '269' }, /MAX_CONNECTIONS_PER_ADDRESS is 269, .* MAX_CONNECTIONS, which is 268$/],
])('rejects %j with 600 file handles', (env, problem) => expect(problemOf(env, 600)).toMatch(problem))

test('fileHandles returns the limit of this process', () => {
  expect(fileHandles()).toBeGreaterThan(64)
})

test('the sandbox is set by its file, its seed and its number of names', () => {
  const sandbox = { SANDBOX_FILE: 'a file', SANDBOX_SEED: '4294967295', SANDBOX_TLDS: '100000' }
  expect(readSettings(sandbox).sandbox).toEqual({ file: 'a file', seed: 4_294_967_295, tlds: 100_000 })
  expect(problemOf({ SANDBOX_SEED: '4294967296' })).toContain('SANDBOX_SEED')
  expect(problemOf({ SANDBOX_TLDS: '100001' })).toContain('SANDBOX_TLDS')
  expect(readSettings({ RATE_LIMIT_STORE: 'redis://a', METRICS_HOST: '::' })).toMatchObject({
    rateLimitStore: 'redis://a',
    metricsHost: '::',
  })
})
