import type { BlockList } from 'node:net'
import type { LegalPage } from '#lib/runtime.ts'
import type { AppEnv } from './features.ts'
import { fileHandles } from './file-handles.ts'
import { isMockServer } from './mock-servers.ts'
import { SERVICES, type Service } from './operations.ts'
import {
  readAllowedHosts,
  readConnections,
  readCredentials,
  readMonitoring,
  readOrigins,
  type Monitoring,
} from './setting-groups.ts'
import { MAX_TIMER_MS } from './setting-values.ts'
import { createSettingsReader } from './settings-reader.ts'

export type Settings = {
  /** Address that the server listens on. */
  host: string
  port: number
  appEnv: AppEnv
  /** Origin of each service's backend; the sandbox handles the calls of a service without one. */
  origins: Record<Service, string | undefined>
  navigation: 'history' | 'hash'
  /** How long the browser waits for a response, in ms; 0 = forever. */
  apiTimeoutMs: number
  /** Addresses of the legal pages that the footer links to; `{language}` is the language of the page. */
  legalUrls: Readonly<Record<LegalPage, string | undefined>>
  /** How long the server waits for a backend that sends nothing, in ms; 0 = forever. */
  proxyTimeoutMs: number
  credentials: { username: string; password: string } | undefined
  /** Proxies whose `x-forwarded-*` and `x-request-id` headers are trusted: their number or their addresses; 0 = none. */
  trustProxy: number | BlockList
  /** Host names that this server accepts, in lower case; undefined = any. */
  allowedHosts: ReadonlySet<string> | undefined
  /** How many failed calls with a key each client may make per minute; 0 = unlimited. */
  rateLimit: number
  /** URL of the Redis or Valkey server through which processes share the counts of `rateLimit`. */
  rateLimitStore: string | undefined
  /** Longest request body passed to a backend, including the multipart envelope. */
  maxUploadBytes: number
  /** Average bytes per second that a request body must reach; 0 = no limit. */
  minBodyRate: number
  /** How long a body may stay below `minBodyRate` at first, in ms. */
  bodyGraceMs: number
  maxConnections: number
  /** Maximum for one client address; connections of trusted proxies are not counted. */
  maxConnectionsPerAddress: number
  /** How many pages may be rendered at the same time. */
  maxRenderings: number
  /** How many calls to backends may be in progress at the same time. */
  maxBackendCalls: number
  /** Longest backend response passed to a browser. */
  maxResponseBytes: number
  /** How long the server may take to render a page, in ms; 0 = the browser renders. */
  firstViewMs: number
  /** How long requests may take to finish after SIGTERM, in ms; 0 = forever. */
  shutdownMs: number
  metricsPort: number | undefined
  metricsHost: string
  sandbox: { file: string | undefined; seed: number | undefined; tlds: number | undefined }
  monitoring: Monitoring | undefined
}

/**
 * Reads and checks every setting (settings-schema.ts). An empty variable counts as not set.
 * @param handles how many files and sockets the process may have open
 * @throws StartProblem that names each invalid variable, its value unless secret, and what is allowed
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  handles: number = fileHandles(),
): Settings {
  const reader = createSettingsReader(env)
  const appEnv = reader.value('APP_ENV')
  const port = reader.value('PORT')
  const proxyTimeoutMs = reader.value('PROXY_TIMEOUT_MS')
  const settings: Settings = {
    host: reader.value('HOST'),
    port,
    appEnv,
    origins: readOrigins(reader, appEnv),
    navigation: reader.value('NAVIGATION'),
    apiTimeoutMs: reader.value('API_TIMEOUT_MS'),
    legalUrls: {
      privacy: reader.value('LEGAL_PRIVACY_URL'),
      imprint: reader.value('LEGAL_IMPRINT_URL'),
      accessibility: reader.value('LEGAL_ACCESSIBILITY_URL'),
      verification: reader.value('LEGAL_VERIFICATION_URL'),
    },
    proxyTimeoutMs,
    credentials: readCredentials(reader),
    trustProxy: reader.value('TRUST_PROXY'),
    allowedHosts: readAllowedHosts(reader, appEnv),
    rateLimit: reader.value('RATE_LIMIT'),
    rateLimitStore: reader.value('RATE_LIMIT_STORE'),
    maxUploadBytes: reader.value('MAX_UPLOAD_BYTES'),
    maxResponseBytes: reader.value('MAX_RESPONSE_BYTES'),
    minBodyRate: reader.value('MIN_BODY_RATE'),
    bodyGraceMs: reader.value('BODY_GRACE_MS'),
    ...readConnections(reader, handles),
    maxRenderings: reader.value('MAX_RENDERINGS'),
    maxBackendCalls: reader.value('MAX_BACKEND_CALLS'),
    firstViewMs: reader.value('FIRST_VIEW_MS'),
    shutdownMs: reader.value('SHUTDOWN_MS') ?? defaultShutdownMs(proxyTimeoutMs),
    metricsPort: reader.value('METRICS_PORT'),
    metricsHost: reader.value('METRICS_HOST'),
    sandbox: {
      file: reader.value('SANDBOX_FILE'),
      seed: reader.value('SANDBOX_SEED'),
      tlds: reader.value('SANDBOX_TLDS'),
    },
    monitoring: readMonitoring(reader, appEnv),
  }
  if (settings.metricsPort && settings.metricsPort === port)
    reader.problems.push(`METRICS_PORT is ${port}, but must differ from PORT`)
  reader.throwIfInvalid()
  return settings
}

/** Returns the services without an origin, whose calls the sandbox handles. */
export function sandboxServices(settings: Settings): Service[] {
  return SERVICES.filter((service) => settings.origins[service] === undefined)
}

/** In `dev`, returns the origin of this project's mock server, which lists scenarios, if it is the only backend. */
export function mockServer({ appEnv, origins }: Settings): string | undefined {
  const [origin, ...others] = new Set(Object.values(origins))
  return appEnv === 'dev' && others.length === 0 && origin !== undefined && isMockServer(origin) ? origin : undefined
}

/** Returns a time in which every pending call can end and its response can reach the browser. */
function defaultShutdownMs(proxyTimeoutMs: number): number {
  return proxyTimeoutMs === 0 ? 0 : Math.min(proxyTimeoutMs + 5000, MAX_TIMER_MS)
}
