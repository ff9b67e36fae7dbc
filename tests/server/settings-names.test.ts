import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureBuild } from './support/fixture-build.ts'
import { judgeSettings, type ServerEnv, spawnServer, startServer } from './support/server-process.ts'

/** A name that is none, a value that would be right for the one that was meant, and that one. */
const MISSPELT: readonly (readonly [name: string, value: string, meant: string])[] = [
  ['API_ORGIN', 'http://a.example', 'API_ORIGIN'],
  ['API_ORIGINS', 'http://a.example', 'API_ORIGIN'],
  ['API_ORIGIN_TARDE', 'http://a.example', 'API_ORIGIN_TRADE'],
  ['API_ORIGIN_X', 'http://a.example', 'API_ORIGIN'],
  ['PROT', '3001', 'PORT'],
  ['POR', '3001', 'PORT'],
  ['METRICS_PROT', '9090', 'METRICS_PORT'],
  ['METRICS_HOTS', '0.0.0.0', 'METRICS_HOST'],
  ['RATE_LIMT', '5', 'RATE_LIMIT'],
  ['RATE_LIMIT_X', '5', 'RATE_LIMIT'],
  ['RATE_LIMIT_STOR', 'redis://127.0.0.1', 'RATE_LIMIT_STORE'],
  ['NAVIGATON', 'hash', 'NAVIGATION'],
  ['APP_EVN', 'qa', 'APP_ENV'],
  ['TRUST_PROXI', '1', 'TRUST_PROXY'],
  ['TRUSTPROXY', '1', 'TRUST_PROXY'],
  ['ALLOWED_HOST', 'a.example', 'ALLOWED_HOSTS'],
  ['MAX_UPLOAD_BYTE', '1000', 'MAX_UPLOAD_BYTES'],
  ['MAX_CONECTIONS', '1000', 'MAX_CONNECTIONS'],
  ['MIN_BODY_RATES', '1000', 'MIN_BODY_RATE'],
  ['BODY_GRACE_SM', '1000', 'BODY_GRACE_MS'],
  ['SHUTDOWN_M', '1000', 'SHUTDOWN_MS'],
  ['PROXY_TIMEOUT_NS', '1000', 'PROXY_TIMEOUT_MS'],
  ['API_TIMEOUT_M', '1000', 'API_TIMEOUT_MS'],
  ['API_USERNAMES', 'a', 'API_USERNAME'],
  ['API_PASSWROD', 'a', 'API_PASSWORD'],
  ['MONITORING_X', 'a', 'MONITORING_ENDPOINT'],
  ['SANDBOX_X', 'a', 'SANDBOX_FILE'],
  ['SANDBOX_SEEDS', '1', 'SANDBOX_SEED'],
]

/** Variables of a shell, an npm script, a container or a CI job. */
const ORDINARY: ServerEnv = {
  PATH: '/usr/bin:/bin',
  HOME: '/home/someone',
  PWD: '/srv',
  OLDPWD: '/',
  USER: 'someone',
  LOGNAME: 'someone',
  SHELL: '/bin/sh',
  SHLVL: '1',
  TERM: 'xterm',
  COLORTERM: 'truecolor',
  LANG: 'de_CH.UTF-8',
  LC_ALL: 'C',
  TZ: 'UTC',
  EDITOR: 'vi',
  PAGER: 'less',
  DISPLAY: ':0',
  MAIL: '/var/mail/someone',
  HOSTNAME: 'web-1',
  HOSTTYPE: 'x86_64',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-old-space-size=512',
  NODE_VERSION: '24.21.0',
  CI: 'true',
  DEBUG: '1',
  FORCE_COLOR: '0',
  INIT_CWD: '/srv',
  npm_config_registry: 'https://registry.npmjs.org/',
  npm_lifecycle_event: 'start',
  npm_package_name: 'registrant-pages',
  KUBERNETES_PORT: 'tcp://10.0.0.1:443',
  KUBERNETES_SERVICE_HOST: '10.0.0.1',
  SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22',
  XDG_RUNTIME_DIR: '/run/user/1000',
  HTTPS_PROXY: 'http://proxy.example',
  NO_PROXY: 'localhost',
  INVOCATION_ID: 'a',
  JOURNAL_STREAM: '8:1',
  _: '/usr/bin/env',
}

describe('a variable that is meant to be a setting, but is none,', () => {
  let problems: string[]
  beforeAll(async () => {
    problems = await judgeSettings(MISSPELT.map(([name, value]) => ({ [name]: value })))
  })

  test.each(MISSPELT.map(([name, , meant], index) => [name, meant, index] as const))(
    '%s is refused and told to be %s',
    (name, meant, index) => {
      expect(problems[index]).toMatch(new RegExp(`\\b${name}\\b`))
      expect(problems[index]).toMatch(new RegExp(`\\b${meant}\\b`))
    },
  )

  test('stops the start, with a line on standard error and nothing else', async () => {
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder, { PORT: '0', API_ORGIN: 'http://secret.example' })
    expect(await server.ended).toEqual([1, null])
    expect(server.errors()).toMatch(/^API_ORGIN .*\bAPI_ORIGIN\b.*\n$/)
    expect(server.errors()).not.toContain('secret')
    expect(server.lines).toEqual([])
  })
})

describe('other variables of an environment', () => {
  const names = Object.keys(ORDINARY)
  let problems: string[]
  beforeAll(async () => {
    problems = await judgeSettings(names.map((name) => ({ [name]: ORDINARY[name] ?? '' })))
  })

  test.each(names.map((name, index) => [name, index] as const))('%s is not our business', (_, index) => {
    expect(problems[index]).toBe('')
  })

  test('does not keep the server from starting', async () => {
    const { PATH: _, NODE_OPTIONS: _options, ...others } = ORDINARY
    await using server = await startServer({ ...others, API_ORIGIN: 'http://a.example' })
    expect(server.errors()).toBe('')
  })
})

describe('ALLOWED_HOSTS', () => {
  const hosts = { ALLOWED_HOSTS: 'pages.example,Other.Example' }
  const backend = { API_ORIGIN: 'http://a.example' }
  test.each<[string, ServerEnv, RegExp]>([
    ['is needed in pre', { ...backend, APP_ENV: 'pre' }, /^ALLOWED_HOSTS /],
    ['is needed in srs', { ...backend, APP_ENV: 'srs' }, /^ALLOWED_HOSTS /],
    ['is needed in hrs', { ...backend, APP_ENV: 'hrs' }, /^ALLOWED_HOSTS /],
    ['is enough in pre', { ...backend, ...hosts, APP_ENV: 'pre' }, /^$/],
    ['is enough in srs', { ...backend, ...hosts, APP_ENV: 'srs' }, /^$/],
    ['is enough in hrs', { ...backend, ...hosts, APP_ENV: 'hrs' }, /^$/],
    ['may be missing in dev', { ...backend, APP_ENV: 'dev' }, /^$/],
    ['may be missing in qa', { ...backend, APP_ENV: 'qa' }, /^$/],
    ['may have spaces', { ...backend, ALLOWED_HOSTS: 'pages.example, other.example' }, /^$/],
    ['may be an address', { ...backend, ALLOWED_HOSTS: '127.0.0.1,localhost' }, /^$/],
    ['takes no origins', { ...backend, ALLOWED_HOSTS: 'https://pages.example' }, /^ALLOWED_HOSTS /],
    ['takes no paths', { ...backend, ALLOWED_HOSTS: 'pages.example/x' }, /^ALLOWED_HOSTS /],
    ['takes no users', { ...backend, ALLOWED_HOSTS: 'a@pages.example' }, /^ALLOWED_HOSTS /],
  ])('%s', async (_, env, words) => {
    expect((await judgeSettings([env]))[0]).toMatch(words)
  })
})

test.each([
  ['MIN_BODY_RATE', 'x'],
  ['BODY_GRACE_MS', '-1'],
  ['MAX_CONNECTIONS', '1e3'],
  ['SHUTDOWN_MS', '5s'],
  ['RATE_LIMIT_STORE', 'mysql://a.example'],
  ['METRICS_HOST', 'a b'],
])('%s says what is wrong with %s', async (name, value) => {
  expect((await judgeSettings([{ [name]: value }]))[0]).toMatch(new RegExp(`^${name} `))
})
