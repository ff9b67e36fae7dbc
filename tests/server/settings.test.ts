import { describe, expect, test } from 'vitest'
import { SERVICES } from '#server/operations.ts'
import { SETTINGS } from '#server/settings-schema.ts'
import { readSettings, sandboxServices } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof StartProblem) return error.message.split('\n')
    throw error
  }
  return []
}

test('without any setting the defaults of the documentation hold', () => {
  expect(readSettings({}, Infinity)).toEqual({
    host: '127.0.0.1',
    port: 3000,
    appEnv: 'dev',
    origins: Object.fromEntries(SERVICES.map((service) => [service, undefined])),
    navigation: 'history',
    apiTimeoutMs: 0,
    legalUrls: {},
    proxyTimeoutMs: 60_000,
    credentials: undefined,
    trustProxy: 0,
    allowedHosts: undefined,
    rateLimit: 120,
    rateLimitStore: undefined,
    maxUploadBytes: 11_534_336,
    minBodyRate: 1024,
    bodyGraceMs: 15_000,
    maxConnections: 2000,
    maxConnectionsPerAddress: 1500,
    maxRenderings: 16,
    maxBackendCalls: 500,
    maxResponseBytes: 67_108_864,
    firstViewMs: 1500,
    shutdownMs: 65_000,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    sandbox: { file: undefined, seed: undefined, tlds: undefined },
    monitoring: undefined,
  })
})

test('an empty variable counts as not set', () => {
  const empty = Object.fromEntries(
    ['PORT', 'APP_ENV', 'API_ORIGIN', 'API_PASSWORD', 'MONITORING_X'].map((name) => [name, '']),
  )
  expect(readSettings(empty)).toEqual(readSettings({}))
})

/** Settings that are refused without another one, too. */
const NEEDS_ANOTHER = /^(?:API_(?:USERNAME|PASSWORD)|MONITORING_(?:TOKEN|APPLICATION_ID|SAMPLE))$/

const BAD: readonly (readonly [name: string, value: string])[] = [
  ...['x', '-1', '65536', '3000 ', '1e3', '0x10', '3.5'].map((value) => ['PORT', value] as const),
  ...['DEV', 'production'].map((value) => ['APP_ENV', value] as const),
  ...[
    'www.example/privacy',
    'ftp://www.example',
    'https://u:p@www.example',
    'https://www.example/{lang}',
    'https:///',
  ].map((value) => ['LEGAL_PRIVACY_URL', value] as const),
  ['LEGAL_ACCESSIBILITY_URL', 'https://www.example/?l={language'],
  ['LEGAL_VERIFICATION_URL', 'mailto:a@b.example'],
  ['LEGAL_TERMS_URL', 'https://www.example'],
  ...Object.keys(SETTINGS)
    .filter((name) => !NEEDS_ANOTHER.test(name) && name !== 'SANDBOX_FILE')
    .map((name) => [name, ' '] as const),
  ['API_ORGIN', 'https://api.example'],
  ['SANDBOX_TLD', '5'],
  ['API_KEY', 'x'],
  ['METRICS_PORT', '3000'],
  ['MONITORING_ENDPONT', 'https://collector.example/'],
  ['MONITORING_REPLAY', '2'],
  ['API_ORIGIN_TLDINFO', 'https://api.example'],
]

test.each(BAD)('%s=%s is refused in one line that names it and says what is allowed', (name, value) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
  expect(problems[0]).toMatch(/must|allowed|without it/)
})

const COLLECTOR = 'https://collector.example/'

test.each(['srs', 'hrs'])('%s reports one visit in a hundred when there is an address to report to', (APP_ENV) => {
  const backends = { APP_ENV, API_ORIGIN: 'https://api.example', ALLOWED_HOSTS: 'pages.example' }
  const monitoringWith = (env: Record<string, string>) => readSettings({ ...backends, ...env }).monitoring
  expect(monitoringWith({})).toBeUndefined()
  expect(monitoringWith({ MONITORING_ENDPOINT: COLLECTOR })).toMatchObject({ endpoint: COLLECTOR, sample: 1 })
  const every = { MONITORING_ENDPOINT: COLLECTOR, MONITORING_SAMPLE: '100', MONITORING_REPLAY: '0' }
  expect(monitoringWith(every)).toMatchObject({ sample: 100 })
  for (const sample of ['101', '0.5', '-1']) {
    expect(problemsOf({ ...backends, ...every, MONITORING_SAMPLE: sample })).toEqual([
      `MONITORING_SAMPLE is "${sample}", but must be a whole number of visits in a hundred from 0 to 100`,
    ])
  }
})

test.each(['dev', 'qa', 'pre'])('%s reports nothing, also with an address', (APP_ENV) => {
  const env = { APP_ENV, API_ORIGIN: 'https://api.example', ALLOWED_HOSTS: 'pages.example' }
  expect(readSettings({ ...env, MONITORING_ENDPOINT: COLLECTOR }).monitoring).toBeUndefined()
})

test('recording visits is refused, with the reason', () => {
  expect(problemsOf({ MONITORING_REPLAY: '2' })).toEqual([expect.stringMatching(/must be 0: .*key.*README/)])
})

test('everything that is wrong is said at once', () => {
  const problems = problemsOf({ PORT: 'x', NAVIGATION: 'y', RATE_LIMIT: 'z', API_USERNAME: 'someone' })
  expect(problems.map((line) => line.split(' ')[0] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'API_PASSWORD',
    'NAVIGATION',
    'PORT',
    'RATE_LIMIT',
  ])
})

test('variables of other programs are left alone', () => {
  const others =
    'PATH HOME PWD HOSTNAME HOSTTYPE MAIL LANG TERM SHLVL CI NODE_ENV NODE_OPTIONS npm_config_cache ' +
    'KUBERNETES_PORT KUBERNETES_SERVICE_HOST SSH_CONNECTION HTTPS_PROXY NO_PROXY JOURNAL_STREAM'
  expect(problemsOf(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([])
})

test('good values are taken', () => {
  const settings = readSettings({
    PORT: '0',
    API_ORIGIN: 'https://API.example:8443/',
    API_ORIGIN_DLS: 'http://127.0.0.1:9000',
    API_USERNAME: 'someone',
    API_PASSWORD: 'p:ä',
    TRUST_PROXY: 'true',
    NAVIGATION: 'hash',
    METRICS_PORT: '0',
  })
  expect(settings).toMatchObject({ port: 0, trustProxy: 1, navigation: 'hash', metricsPort: 0 })
  expect(settings.credentials).toEqual({ username: 'someone', password: 'p:ä' })
  expect(settings.origins).toMatchObject({ TRADE: 'https://api.example:8443', DLS: 'http://127.0.0.1:9000' })
})

test('takes addresses of legal pages as they are given', () => {
  const settings = readSettings({
    LEGAL_PRIVACY_URL: 'https://www.example/{language}/privacy?of={language}',
    LEGAL_IMPRINT_URL: 'http://{language}.example',
    LEGAL_ACCESSIBILITY_URL: '',
    LEGAL_VERIFICATION_URL: 'https://www.example/verification#nis2',
  })
  expect(settings.legalUrls).toEqual({
    privacy: 'https://www.example/{language}/privacy?of={language}',
    imprint: 'http://{language}.example',
    verification: 'https://www.example/verification#nis2',
  })
})

describe('who answers', () => {
  test.each(['dev', 'qa'])('%s may run with some backends or none', (APP_ENV) => {
    expect(sandboxServices(readSettings({ APP_ENV }))).toEqual([...SERVICES])
    const some = readSettings({ APP_ENV, API_ORIGIN_CONSENT: 'http://c.example', API_ORIGIN_DLS: 'http://d.example' })
    expect(sandboxServices(some)).toEqual(SERVICES.filter((service) => service !== 'CONSENT' && service !== 'DLS'))
  })

  test.each(['pre', 'srs', 'hrs'])('%s needs an origin for every service and its names', (APP_ENV) => {
    const ALLOWED_HOSTS = 'pages.example'
    expect(problemsOf({ APP_ENV }).map((line) => line.split(' ')[0])).toEqual([
      ...SERVICES.map((name) => `API_ORIGIN_${name}`),
      'ALLOWED_HOSTS',
    ])
    expect(problemsOf({ APP_ENV, ALLOWED_HOSTS, API_ORIGIN: 'https://api.example' })).toEqual([])
    const each = Object.fromEntries(SERVICES.map((name) => [`API_ORIGIN_${name}`, 'https://api.example']))
    expect(problemsOf({ APP_ENV, ALLOWED_HOSTS, ...each })).toEqual([])
    expect(problemsOf({ APP_ENV, ALLOWED_HOSTS, ...each, API_ORIGIN_DLS: '' })).toEqual([
      expect.stringContaining('API_ORIGIN_DLS'),
    ])
  })
})
