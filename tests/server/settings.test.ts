import { describe, expect, test } from 'vitest'
import { fileHandles } from '#server/file-handles.ts'
import { SERVICES } from '#server/operations.ts'
import { misspelledSettings } from '#server/setting-names.ts'
import { SETTINGS } from '#server/settings-schema.ts'
import { readSettings, sandboxServices, type Settings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'

function problemsOf(env: Record<string, string>, handles = Infinity): string[] {
  try {
    readSettings(env, handles)
  } catch (error) {
    if (error instanceof StartProblem) return error.message.split('\n')
    throw error
  }
  return []
}

test('has the documented defaults', () => {
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

const COLLECTOR = 'https://collector.example/'
const LIVE = { APP_ENV: 'hrs', API_ORIGIN: 'https://api.example', ALLOWED_HOSTS: 'pages.example' }

test.each<[Record<string, string>, Partial<Settings>]>([
  [{ PORT: '', APP_ENV: '', API_ORIGIN: '', API_PASSWORD: '', MONITORING_X: '' }, readSettings({})],
  [
    { HOST: '::', PORT: '0', METRICS_PORT: '0', METRICS_HOST: '::' },
    { host: '::', port: 0, metricsPort: 0, metricsHost: '::' },
  ],
  [{ API_USERNAME: 'jo', API_PASSWORD: 'p:ä' }, { credentials: { username: 'jo', password: 'p:ä' } }],
  [
    { TRUST_PROXY: 'true', NAVIGATION: 'hash' },
    { trustProxy: 1, navigation: 'hash' },
  ],
  [{ ALLOWED_HOSTS: 'Pages.example,b.example' }, { allowedHosts: new Set(['pages.example', 'b.example']) }],
  [
    { RATE_LIMIT: '0', RATE_LIMIT_STORE: 'redis://a' },
    { rateLimit: 0, rateLimitStore: 'redis://a' },
  ],
  [
    { LEGAL_PRIVACY_URL: 'https://a.example', LEGAL_IMPRINT_URL: 'https://b.example', LEGAL_VERIFICATION_URL: '' },
    {
      legalUrls: {
        privacy: 'https://a.example',
        imprint: 'https://b.example',
        accessibility: undefined,
        verification: undefined,
      },
    },
  ],
  [
    { SANDBOX_FILE: 'a file', SANDBOX_SEED: '4294967295', SANDBOX_TLDS: '100000' },
    { sandbox: { file: 'a file', seed: 4_294_967_295, tlds: 100_000 } },
  ],
  [{ PROXY_TIMEOUT_MS: '1000' }, { shutdownMs: 6000 }],
  [{ PROXY_TIMEOUT_MS: '0' }, { shutdownMs: 0 }],
  [{ PROXY_TIMEOUT_MS: '2147483647' }, { shutdownMs: 2_147_483_647 }],
  [{ PROXY_TIMEOUT_MS: '1000', SHUTDOWN_MS: '7' }, { shutdownMs: 7 }],
  [{ ...LIVE, MONITORING_SAMPLE: '', MONITORING_TOKEN: '' }, { monitoring: undefined }],
  [
    { ...LIVE, MONITORING_ENDPOINT: COLLECTOR, MONITORING_TOKEN: 't', MONITORING_APPLICATION_ID: 'a' },
    { monitoring: { endpoint: COLLECTOR, token: 't', applicationId: 'a', sample: 1 } },
  ],
  [
    { ...LIVE, APP_ENV: 'srs', MONITORING_ENDPOINT: COLLECTOR, MONITORING_SAMPLE: '100', MONITORING_REPLAY: '0' },
    { monitoring: { endpoint: COLLECTOR, token: undefined, applicationId: undefined, sample: 100 } },
  ],
  ...['dev', 'qa', 'pre'].map((APP_ENV): [Record<string, string>, Partial<Settings>] => [
    { ...LIVE, APP_ENV, MONITORING_ENDPOINT: COLLECTOR },
    { monitoring: undefined },
  ]),
])('reads %j', (env, expected) => expect(readSettings(env)).toMatchObject(expected))

/** Settings that are refused without another setting. */
const NEEDS_ANOTHER = /^(?:API_(?:USERNAME|PASSWORD)|MONITORING_(?:TOKEN|APPLICATION_ID|SAMPLE))$/

test.each(Object.keys(SETTINGS).filter((name) => !NEEDS_ANOTHER.test(name) && name !== 'SANDBOX_FILE'))(
  'an invalid value of %s is refused in one line that states what is allowed',
  (name) => expect(problemsOf({ [name]: ' ' })).toEqual([expect.stringMatching(RegExp(`^${name} is .*must be`))]),
)

test.each([
  ['API_ORIGIN', 'https://u:hidden@api.example'],
  ['API_ORIGIN_DLS', 'https://u:hidden@api.example'],
  ['API_USERNAME', 'hidden:hidden'],
  ['API_PASSWORD', 'hidden\n'],
  ['MONITORING_ENDPOINT', 'https://u:hidden@collector.example'],
  ['MONITORING_TOKEN', 'hidden hidden'],
  ['RATE_LIMIT_STORE', 'u:hidden@store.example'],
])('the message about an invalid %s does not contain the value, which may be a secret', (name, value) => {
  expect(problemsOf({ [name]: value }).join('\n')).toContain(`${name} is wrong: it must be`)
  expect(problemsOf({ [name]: value }).join('\n')).not.toContain('hidden')
})

test.each<[Record<string, string>, string[]]>([
  [
    { PORT: 'x', NAVIGATION: 'y', RATE_LIMIT: 'z', API_USERNAME: 'jo' },
    ['PORT', 'NAVIGATION', 'API_PASSWORD', 'RATE_LIMIT'],
  ],
  [{ API_PASSWORD: 'p' }, ['API_USERNAME']],
  [{ PORT: '4000', METRICS_PORT: '4000' }, ['METRICS_PORT']],
  [{ MONITORING_TOKEN: 't', MONITORING_SAMPLE: '5' }, ['MONITORING_ENDPOINT']],
  [{ ...LIVE, MONITORING_ENDPOINT: COLLECTOR, MONITORING_SAMPLE: '101' }, ['MONITORING_SAMPLE']],
  [{ SANDBOX_SEED: '4294967296', SANDBOX_TLDS: '100001' }, ['SANDBOX_SEED', 'SANDBOX_TLDS']],
  [{ APP_ENV: 'DEV' }, ['APP_ENV']],
  [{ API_ORGIN: 'https://api.example', API_KEY: 'x' }, ['API_ORGIN', 'API_KEY']],
])('refuses %j because of %j', (env, names) => {
  expect(problemsOf(env).map((line) => line.split(' ')[0])).toEqual(names)
})

test('ignores the variables of other programs', () => {
  const others =
    'PATH HOME PWD HOSTNAME HOSTTYPE MAIL LANG TERM SHLVL CI NODE_ENV NODE_OPTIONS npm_config_cache ' +
    'KUBERNETES_PORT KUBERNETES_SERVICE_HOST SSH_CONNECTION HTTPS_PROXY NO_PROXY JOURNAL_STREAM'
  expect(problemsOf(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([])
})

describe('an unknown name', () => {
  const known = ['PORT', 'API_ORIGIN', 'API_USERNAME', 'SHUTDOWN_MS']

  test.each([
    ['SHUTDOWN_S', 'SHUTDOWN_MS'],
    ['POR', 'PORT'],
    ['PORTS', 'PORT'],
    ['APORT', 'PORT'],
    ['PERT', 'PORT'],
    ['PROT', 'PORT'],
    ['API_ORIGNI', 'API_ORIGIN'],
    ['API_ORIGGIN', 'API_ORIGIN'],
  ])('%s is reported as a misspelled %s', (name, setting) => {
    expect(misspelledSettings([name], known)).toEqual([
      `${name} is not a setting: did you mean ${setting}? If not, remove it`,
    ])
  })

  test('is allowed if it differs from all settings by more than one letter and has none of our prefixes', () => {
    const names = ['PORT', 'PATH', 'TROP', 'PO', 'PORTXX', 'PRTO_', 'PTRO', 'OPTR', 'XPORTX']
    expect(misspelledSettings(names, known)).toEqual([])
    expect(misspelledSettings(['API_KEY', 'METRICS_X'], known)).toEqual([
      'API_KEY is not a setting: allowed are API_ORIGIN, API_USERNAME',
      'METRICS_X is not a setting: allowed are ',
    ])
  })
})

describe('the connection limits', () => {
  test.each([
    [{}, Infinity, [2000, 1500]],
    [{}, 4064, [2000, 1500]],
    [{}, 600, [268, 201]],
    [{}, 0, [1, 1]],
    [{ MAX_CONNECTIONS: '268' }, 600, [268, 201]],
    [{ MAX_CONNECTIONS: '100', MAX_CONNECTIONS_PER_ADDRESS: '100' }, 600, [100, 100]],
  ])('with %j and %d file handles are %j', (env, handles, limits) => {
    const { maxConnections, maxConnectionsPerAddress } = readSettings(env, handles)
    expect([maxConnections, maxConnectionsPerAddress]).toEqual(limits)
  })

  test('must fit into the file handles of the process', () => {
    expect(problemsOf({ MAX_CONNECTIONS: '269' }, 600)).toEqual([expect.stringMatching(/at most 268: .* 600 files/)])
    expect(problemsOf({ MAX_CONNECTIONS_PER_ADDRESS: '269' }, 600)).toEqual([
      expect.stringMatching(/at most MAX_CONNECTIONS, which is 268$/),
    ])
    expect(fileHandles()).toBeGreaterThan(64)
  })
})

describe('backends', () => {
  test('may share an origin or have separate origins', () => {
    const { origins } = readSettings({ API_ORIGIN: 'https://api.example', API_ORIGIN_DLS: 'http://127.0.0.1:9000' })
    expect(origins).toMatchObject({ TRADE: 'https://api.example', DLS: 'http://127.0.0.1:9000' })
  })

  test.each(['dev', 'qa'])('may be missing in %s, where the sandbox replaces them', (APP_ENV) => {
    expect(sandboxServices(readSettings({ APP_ENV }))).toEqual([...SERVICES])
    const some = readSettings({ APP_ENV, API_ORIGIN_CONSENT: 'http://c.example', API_ORIGIN_DLS: 'http://d.example' })
    expect(sandboxServices(some)).toEqual(SERVICES.filter((service) => service !== 'CONSENT' && service !== 'DLS'))
  })

  test.each(['pre', 'srs', 'hrs'])('are required in %s, like the host names of the pages', (APP_ENV) => {
    expect(problemsOf({ APP_ENV })).toEqual([
      ...SERVICES.map((name) => expect.stringMatching(`^API_ORIGIN_${name} is not set: APP_ENV=${APP_ENV} needs it`)),
      expect.stringMatching(`^ALLOWED_HOSTS is not set: APP_ENV=${APP_ENV} needs`),
    ])
    expect(problemsOf({ ...LIVE, APP_ENV })).toEqual([])
    const origins = Object.fromEntries(SERVICES.map((name) => [`API_ORIGIN_${name}`, 'https://api.example']))
    expect(problemsOf({ APP_ENV, ALLOWED_HOSTS: 'pages.example', ...origins })).toEqual([])
  })
})
