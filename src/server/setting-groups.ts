import type { AppEnv } from './features.ts'
import { SERVICES, type Service } from './operations.ts'
import type { SettingsReader } from './settings-reader.ts'

/** Where page visits report errors and timings; `sample` is the percentage of visits that report. */
export type Monitoring = {
  endpoint: string
  token: string | undefined
  applicationId: string | undefined
  sample: number
}

/** Environments that may run without backends and ALLOWED_HOSTS. */
const STANDALONE_ENVS: readonly AppEnv[] = ['dev', 'qa']

/** The production environments (specification, section 9). */
const MONITORED_ENVS: readonly AppEnv[] = ['srs', 'hrs']

export function readOrigins(reader: SettingsReader, appEnv: AppEnv): Record<Service, string | undefined> {
  const commonOrigin = reader.value('API_ORIGIN')
  const entries = SERVICES.map((service) => {
    const name = `API_ORIGIN_${service}` as const
    if (!STANDALONE_ENVS.includes(appEnv) && !reader.isGiven('API_ORIGIN') && !reader.isGiven(name)) {
      reader.problems.push(`${name} is not set: APP_ENV=${appEnv} needs it, or API_ORIGIN for every service`)
    }
    return [service, reader.value(name) ?? commonOrigin]
  })
  return Object.fromEntries(entries) as Record<Service, string | undefined>
}

export function readAllowedHosts(reader: SettingsReader, appEnv: AppEnv): ReadonlySet<string> | undefined {
  const names = reader.value('ALLOWED_HOSTS')
  if (!STANDALONE_ENVS.includes(appEnv) && !reader.isGiven('ALLOWED_HOSTS')) {
    reader.problems.push(`ALLOWED_HOSTS is not set: APP_ENV=${appEnv} needs the names that the pages are served under`)
  }
  return names && new Set(names)
}

/** File handles for everything except connections: files, the log, the store, listening sockets. */
const RESERVED_HANDLES = 64
/** A connection that makes a call needs one handle for the browser and one for the backend. */
const HANDLES_PER_CONNECTION = 2

/** Reads the connection limits, which must fit into the file handles of the process. */
export function readConnections(
  reader: SettingsReader,
  handles: number,
): { maxConnections: number; maxConnectionsPerAddress: number } {
  const allowedMax = Math.max(1, Math.floor((handles - RESERVED_HANDLES) / HANDLES_PER_CONNECTION))
  const configuredMax = reader.value('MAX_CONNECTIONS')
  if (reader.isGiven('MAX_CONNECTIONS') && configuredMax > allowedMax) {
    reader.problems.push(
      `MAX_CONNECTIONS is ${configuredMax}, but must be at most ${allowedMax}: this process may have ${handles} files and sockets open. Lower it, or raise that limit (LimitNOFILE, ulimit -n)`,
    )
  }
  const maxConnections = Math.min(configuredMax, allowedMax)
  const maxConnectionsPerAddress = reader.value('MAX_CONNECTIONS_PER_ADDRESS') ?? Math.ceil(maxConnections * 0.75)
  if (maxConnectionsPerAddress > maxConnections) {
    reader.problems.push(
      `MAX_CONNECTIONS_PER_ADDRESS is ${maxConnectionsPerAddress}, but must be at most MAX_CONNECTIONS, which is ${maxConnections}`,
    )
  }
  return { maxConnections, maxConnectionsPerAddress }
}

export function readCredentials(reader: SettingsReader): { username: string; password: string } | undefined {
  const username = reader.value('API_USERNAME')
  const password = reader.value('API_PASSWORD')
  const [givenName, missingName] = reader.isGiven('API_USERNAME')
    ? ['API_USERNAME', 'API_PASSWORD']
    : ['API_PASSWORD', 'API_USERNAME']
  if (reader.isGiven(givenName) && !reader.isGiven(missingName))
    reader.problems.push(`${missingName} is not set, but ${givenName} is: set both or neither`)
  return username !== undefined && password !== undefined ? { username, password } : undefined
}

/** Returns undefined without an endpoint and outside production. MONITORING_REPLAY is only validated: it must be 0. */
export function readMonitoring(reader: SettingsReader, appEnv: AppEnv): Monitoring | undefined {
  const endpoint = reader.value('MONITORING_ENDPOINT')
  const token = reader.value('MONITORING_TOKEN')
  const applicationId = reader.value('MONITORING_APPLICATION_ID')
  const sample = reader.value('MONITORING_SAMPLE')
  reader.value('MONITORING_REPLAY')
  const others = ['MONITORING_TOKEN', 'MONITORING_APPLICATION_ID', 'MONITORING_SAMPLE'].filter(reader.isGiven)
  if (!reader.isGiven('MONITORING_ENDPOINT') && others.length > 0) {
    const names = new Intl.ListFormat('en').format(others)
    const verb = others.length === 1 ? 'is' : 'are'
    reader.problems.push(`MONITORING_ENDPOINT is not set, but ${names} ${verb}: without it nothing is sent`)
  }
  if (endpoint === undefined || !MONITORED_ENVS.includes(appEnv)) return undefined
  return { endpoint, token, applicationId, sample }
}
