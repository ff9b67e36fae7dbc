import { APP_ENVS, type AppEnv } from './features.ts'
import { SERVICES, type Service } from './services.ts'
import * as read from './setting-values.ts'
import { StartProblem } from './start-problem.ts'

export type Settings = {
  port: number
  appEnv: AppEnv
  /** Origin of each service's backend; a service without one is answered by the sandbox. */
  origins: Record<Service, string | undefined>
  navigation: 'history' | 'hash'
  /** How long the browser waits for an answer, in ms; 0 = for ever. */
  apiTimeoutMs: number
  /** How long the proxy waits without a sign of life from a backend, in ms; 0 = for ever. */
  proxyTimeoutMs: number
  credentials: { username: string; password: string } | undefined
  /** Gateways whose `x-forwarded-*` and `x-request-id` are believed. */
  trustProxy: number
  /** Failed key look-ups per address and minute; 0 = unlimited. */
  rateLimit: number
  /** Largest request body passed on, the envelope of a form included. */
  maxUploadBytes: number
  metricsPort: number | undefined
  sandbox: { file: string | undefined; seed: number | undefined; tlds: number | undefined }
  monitoring: { endpoint: string; token: string | undefined; applicationId: string | undefined } | undefined
}

const MAY_RUN_ALONE: readonly AppEnv[] = ['dev', 'qa']
/** A document of 10 MiB, the most that a page offers to send, and room for the other parts of its form. */
const DEFAULT_MAX_UPLOAD_BYTES = 11 * 1024 * 1024
const ORIGIN_NAMES = ['API_ORIGIN', ...SERVICES.map((service) => `API_ORIGIN_${service}`)]
const MONITORING_NAMES = ['MONITORING_ENDPOINT', 'MONITORING_TOKEN', 'MONITORING_APPLICATION_ID']

/**
 * Reads and judges every setting (README, "Settings"). An empty variable counts as not set.
 * @throws StartProblem that names each variable which is wrong, what was wrong and what is allowed
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const sheet = openSheet(env)
  const appEnv = sheet.value('APP_ENV', read.oneOf(APP_ENVS)) ?? 'dev'
  const port = sheet.value('PORT', read.port) ?? 3000
  const settings: Settings = {
    port,
    appEnv,
    origins: readOrigins(sheet, appEnv),
    navigation: sheet.value('NAVIGATION', read.oneOf(['history', 'hash'])) ?? 'history',
    apiTimeoutMs: sheet.value('API_TIMEOUT_MS', read.milliseconds) ?? 0,
    proxyTimeoutMs: sheet.value('PROXY_TIMEOUT_MS', read.milliseconds) ?? 60_000,
    credentials: readCredentials(sheet),
    trustProxy: sheet.value('TRUST_PROXY', read.gatewayCount) ?? 0,
    rateLimit: sheet.value('RATE_LIMIT', read.wholeNumber(0, 1_000_000)) ?? 120,
    maxUploadBytes: sheet.value('MAX_UPLOAD_BYTES', read.wholeNumber(1, 2 ** 40)) ?? DEFAULT_MAX_UPLOAD_BYTES,
    metricsPort: readMetricsPort(sheet, port),
    sandbox: {
      file: sheet.value('SANDBOX_FILE', read.anyText),
      seed: sheet.value('SANDBOX_SEED', read.wholeNumber(0, 2 ** 32 - 1)),
      tlds: sheet.value('SANDBOX_TLDS', read.wholeNumber(0, 100_000)),
    },
    monitoring: readMonitoring(sheet),
  }
  // A misspelt name would be silence where the operator expects an effect.
  sheet.refuseOthers('API_ORIGIN', ORIGIN_NAMES)
  sheet.refuseOthers('MONITORING_', MONITORING_NAMES)
  if (sheet.problems.length > 0) throw new StartProblem(sheet.problems.join('\n'))
  return settings
}

/** Which services the sandbox answers: those without an origin. */
export function sandboxServices(settings: Settings): Service[] {
  return SERVICES.filter((service) => settings.origins[service] === undefined)
}

type Sheet = ReturnType<typeof openSheet>

function openSheet(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = []
  const isGiven = (name: string): boolean => env[name] !== undefined && env[name] !== ''
  return {
    problems,
    isGiven,
    /** @param shown false for what may hold a secret: then the message does not repeat it */
    value<T>(name: string, reader: read.Reader<T>, shown = true): T | undefined {
      const given = env[name]
      if (given === undefined || given === '') return undefined
      try {
        return reader(given)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        problems.push(
          `${name} ${shown ? `is ${JSON.stringify(given)}, but must` : 'is wrong: it must'} be ${error.message}`,
        )
        return undefined
      }
    },
    refuseOthers(start: string, known: readonly string[]): void {
      const others = Object.keys(env).filter((name) => name.startsWith(start) && isGiven(name) && !known.includes(name))
      problems.push(...others.map((name) => `${name} is not a setting: allowed are ${known.join(', ')}`))
    },
  }
}

function readOrigins(sheet: Sheet, appEnv: AppEnv): Settings['origins'] {
  const common = sheet.value('API_ORIGIN', read.origin, false)
  const entries = SERVICES.map((service) => {
    const name = `API_ORIGIN_${service}`
    if (!MAY_RUN_ALONE.includes(appEnv) && !sheet.isGiven('API_ORIGIN') && !sheet.isGiven(name)) {
      sheet.problems.push(`${name} is not set: APP_ENV=${appEnv} needs it, or API_ORIGIN for every service`)
    }
    return [service, sheet.value(name, read.origin, false) ?? common]
  })
  return Object.fromEntries(entries) as Settings['origins']
}

function readCredentials(sheet: Sheet): Settings['credentials'] {
  const username = sheet.value('API_USERNAME', read.userName, false)
  const password = sheet.value('API_PASSWORD', read.password, false)
  if (sheet.isGiven('API_USERNAME') && !sheet.isGiven('API_PASSWORD')) {
    sheet.problems.push('API_PASSWORD is not set, but API_USERNAME is: set both or none')
  }
  if (sheet.isGiven('API_PASSWORD') && !sheet.isGiven('API_USERNAME')) {
    sheet.problems.push('API_USERNAME is not set, but API_PASSWORD is: set both or none')
  }
  return username !== undefined && password !== undefined ? { username, password } : undefined
}

function readMetricsPort(sheet: Sheet, port: number): number | undefined {
  const metricsPort = sheet.value('METRICS_PORT', read.port)
  if (metricsPort && metricsPort === port) sheet.problems.push(`METRICS_PORT is ${port}, but must differ from PORT`)
  return metricsPort
}

function readMonitoring(sheet: Sheet): Settings['monitoring'] {
  const endpoint = sheet.value('MONITORING_ENDPOINT', read.address, false)
  const token = sheet.value('MONITORING_TOKEN', read.plainText, false)
  const applicationId = sheet.value('MONITORING_APPLICATION_ID', read.plainText)
  const others = MONITORING_NAMES.filter((name) => name !== 'MONITORING_ENDPOINT' && sheet.isGiven(name))
  if (!sheet.isGiven('MONITORING_ENDPOINT') && others.length > 0) {
    sheet.problems.push(`MONITORING_ENDPOINT is not set, but ${others.join(' and ')} is: without it nothing is sent`)
  }
  return endpoint === undefined ? undefined : { endpoint, token, applicationId }
}
