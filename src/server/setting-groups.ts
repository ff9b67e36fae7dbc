import type { AppEnv } from './features.ts'
import { SERVICES, type Service } from './services.ts'
import type { Sheet } from './setting-sheet.ts'
import * as read from './setting-values.ts'

/** Reports of visits; `sample` is how many of a hundred visits report. */
export type Monitoring = {
  endpoint: string
  token: string | undefined
  applicationId: string | undefined
  sample: number
}

const MAY_RUN_ALONE: readonly AppEnv[] = ['dev', 'qa']

/** Production (specification section 9). */
const MONITORED: readonly AppEnv[] = ['srs', 'hrs']

export function readOrigins(sheet: Sheet, appEnv: AppEnv): Record<Service, string | undefined> {
  const common = sheet.value('API_ORIGIN', read.origin, false)
  const entries = SERVICES.map((service) => {
    const name = `API_ORIGIN_${service}`
    if (!MAY_RUN_ALONE.includes(appEnv) && !sheet.isGiven('API_ORIGIN') && !sheet.isGiven(name)) {
      sheet.problems.push(`${name} is not set: APP_ENV=${appEnv} needs it, or API_ORIGIN for every service`)
    }
    return [service, sheet.value(name, read.origin, false) ?? common]
  })
  return Object.fromEntries(entries) as Record<Service, string | undefined>
}

export function readAllowedHosts(sheet: Sheet, appEnv: AppEnv): ReadonlySet<string> | undefined {
  const names = sheet.value('ALLOWED_HOSTS', read.hostNames)
  if (!MAY_RUN_ALONE.includes(appEnv) && !sheet.isGiven('ALLOWED_HOSTS')) {
    sheet.problems.push(`ALLOWED_HOSTS is not set: APP_ENV=${appEnv} needs the names that the pages are served under`)
  }
  return names && new Set(names)
}

export function readCredentials(sheet: Sheet): { username: string; password: string } | undefined {
  const username = sheet.value('API_USERNAME', read.userName, false)
  const password = sheet.value('API_PASSWORD', read.password, false)
  const [given, missing] = sheet.isGiven('API_USERNAME')
    ? ['API_USERNAME', 'API_PASSWORD']
    : ['API_PASSWORD', 'API_USERNAME']
  if (sheet.isGiven(given) && !sheet.isGiven(missing))
    sheet.problems.push(`${missing} is not set, but ${given} is: set both or none`)
  return username !== undefined && password !== undefined ? { username, password } : undefined
}

/** Returns undefined where nothing is reported: without an address, and outside production. */
export function readMonitoring(sheet: Sheet, appEnv: AppEnv): Monitoring | undefined {
  const endpoint = sheet.value('MONITORING_ENDPOINT', read.address, false)
  const token = sheet.value('MONITORING_TOKEN', read.plainText, false)
  const applicationId = sheet.value('MONITORING_APPLICATION_ID', read.plainText)
  const sample = sheet.value('MONITORING_SAMPLE', read.wholeNumber(0, 100, 'visits in a hundred')) ?? 1
  sheet.value('MONITORING_REPLAY', read.noReplay)
  const others = ['MONITORING_TOKEN', 'MONITORING_APPLICATION_ID', 'MONITORING_SAMPLE'].filter(sheet.isGiven)
  if (!sheet.isGiven('MONITORING_ENDPOINT') && others.length > 0) {
    const names = new Intl.ListFormat('en').format(others)
    const verb = others.length === 1 ? 'is' : 'are'
    sheet.problems.push(`MONITORING_ENDPOINT is not set, but ${names} ${verb}: without it nothing is sent`)
  }
  if (endpoint === undefined || !MONITORED.includes(appEnv)) return undefined
  return { endpoint, token, applicationId, sample }
}
