import { APP_ENVS, type AppEnv } from './features.ts'
import { SERVICES, type Service } from './services.ts'
import { readAllowedHosts, readCredentials, readMonitoring, readOrigins, type Monitoring } from './setting-groups.ts'
import { openSheet } from './setting-sheet.ts'
import * as read from './setting-values.ts'

export type Settings = {
  port: number
  appEnv: AppEnv
  /** Origin of each service's backend; a service without one is answered by the sandbox. */
  origins: Record<Service, string | undefined>
  navigation: 'history' | 'hash'
  /** How long the browser waits for an answer, in ms; 0 = forever. */
  apiTimeoutMs: number
  /** How long the server waits without a sign of life from a backend, in ms; 0 = forever. */
  proxyTimeoutMs: number
  credentials: { username: string; password: string } | undefined
  /** Number of gateways in front; their `x-forwarded-*` and `x-request-id` are believed. */
  trustProxy: number
  /** Names in lower case that this server answers for; undefined = any. */
  allowedHosts: ReadonlySet<string> | undefined
  /** Failed calls with a key per address and minute; 0 = unlimited. */
  rateLimit: number
  /** Address of the Redis or Valkey that several processes count in. */
  rateLimitStore: string | undefined
  /** Longest request body passed on, the envelope of a form included. */
  maxUploadBytes: number
  /** Bytes per second that a request body must keep; 0 = none. */
  minBodyRate: number
  /** How long a body may stay below that, in ms. */
  bodyGraceMs: number
  maxConnections: number
  /** How long the server may take to render a page, in ms; 0 = the browser renders. */
  firstViewMs: number
  /** How long requests may take to finish after SIGTERM, in ms; 0 = forever. */
  shutdownMs: number
  metricsPort: number | undefined
  metricsHost: string
  sandbox: { file: string | undefined; seed: number | undefined; tlds: number | undefined }
  monitoring: Monitoring | undefined
}

/** A document of 10 MiB, the most that a page offers to send, and room for the other parts of its form. */
const MAX_UPLOAD_BYTES = 11 * 1024 * 1024

/**
 * Reads and checks every setting (docs/operating.md, "Settings"). An empty variable counts as not set.
 * @throws StartProblem that names each variable which is wrong, what was wrong and what is allowed
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const sheet = openSheet(env)
  const appEnv = sheet.value('APP_ENV', read.oneOf(APP_ENVS)) ?? 'dev'
  const port = sheet.value('PORT', read.port) ?? 3000
  const proxyTimeoutMs = sheet.value('PROXY_TIMEOUT_MS', read.milliseconds) ?? 60_000
  const settings: Settings = {
    port,
    appEnv,
    origins: readOrigins(sheet, appEnv),
    navigation: sheet.value('NAVIGATION', read.oneOf(['history', 'hash'])) ?? 'history',
    apiTimeoutMs: sheet.value('API_TIMEOUT_MS', read.milliseconds) ?? 0,
    proxyTimeoutMs,
    credentials: readCredentials(sheet),
    trustProxy: sheet.value('TRUST_PROXY', read.gatewayCount) ?? 0,
    allowedHosts: readAllowedHosts(sheet, appEnv),
    rateLimit: sheet.value('RATE_LIMIT', read.wholeNumber(0, 1_000_000)) ?? 120,
    rateLimitStore: sheet.value('RATE_LIMIT_STORE', read.redisAddress, false),
    maxUploadBytes: sheet.value('MAX_UPLOAD_BYTES', read.wholeNumber(1, 2 ** 40)) ?? MAX_UPLOAD_BYTES,
    minBodyRate: sheet.value('MIN_BODY_RATE', read.wholeNumber(0, 2 ** 30, 'bytes per second')) ?? 1024,
    bodyGraceMs: sheet.value('BODY_GRACE_MS', read.wholeNumber(1, read.LONGEST_TIMER_MS, 'milliseconds')) ?? 15_000,
    maxConnections: sheet.value('MAX_CONNECTIONS', read.wholeNumber(1, 1_000_000)) ?? 2000,
    firstViewMs: sheet.value('FIRST_VIEW_MS', read.milliseconds) ?? 1500,
    shutdownMs: sheet.value('SHUTDOWN_MS', read.milliseconds) ?? shutdownAfter(proxyTimeoutMs),
    metricsPort: sheet.value('METRICS_PORT', read.port),
    metricsHost: sheet.value('METRICS_HOST', read.hostToListenOn) ?? '127.0.0.1',
    sandbox: {
      file: sheet.value('SANDBOX_FILE', read.anyText),
      seed: sheet.value('SANDBOX_SEED', read.wholeNumber(0, 2 ** 32 - 1)),
      tlds: sheet.value('SANDBOX_TLDS', read.wholeNumber(0, 100_000)),
    },
    monitoring: readMonitoring(sheet, appEnv),
  }
  if (settings.metricsPort && settings.metricsPort === port)
    sheet.problems.push(`METRICS_PORT is ${port}, but must differ from PORT`)
  sheet.end()
  return settings
}

/** Which services the sandbox answers: those without an origin. */
export function sandboxServices(settings: Settings): Service[] {
  return SERVICES.filter((service) => settings.origins[service] === undefined)
}

/**
 * The backend of a developer's pages that may be a mock server, such as Prism: in `dev`, the one origin of all services.
 */
export function possibleMock({ appEnv, origins }: Settings): string | undefined {
  const [origin, ...others] = new Set(Object.values(origins))
  return appEnv === 'dev' && others.length === 0 ? origin : undefined
}

/** Long enough for every call that is under way, and for its answer to reach the browser. */
function shutdownAfter(proxyTimeoutMs: number): number {
  return proxyTimeoutMs === 0 ? 0 : Math.min(proxyTimeoutMs + 5000, read.LONGEST_TIMER_MS)
}
