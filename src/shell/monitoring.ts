import { datadogRum, type RumInitConfiguration } from '@datadog/browser-rum-slim'
import { readMeta } from '#lib/runtime.ts'
import { scrubEvent, scrubText } from '#lib/scrub.ts'

type Report = Parameters<NonNullable<RumInitConfiguration['beforeSend']>>[0]

/**
 * Reports views, errors and timings to the operator. Stores only a random number, reads no input, and scrubs all
 * strings.
 */
export function startMonitoring(): void {
  const endpoint = readMeta('monitoring-endpoint')
  datadogRum.init({
    service: 'tradeweb',
    // The library requires both values, even if the collector does not.
    clientToken: readMeta('monitoring-token') || 'none',
    applicationId: readMeta('monitoring-application-id') || 'none',
    proxy: ({ path, parameters }) => {
      const address = new URL(endpoint)
      address.searchParams.set('ddforward', `${path}?${parameters}`)
      return address.href
    },
    sessionSampleRate: 100,
    sessionPersistence: 'memory',
    trackAnonymousUser: false,
    telemetrySampleRate: 0,
    defaultPrivacyLevel: 'mask',
    enablePrivacyForActionName: true,
    beforeSend,
  })
}

/** Scrubs the strings of a report. Drops an error that cannot be scrubbed, and reports its scrubbed message instead. */
function beforeSend(report: Report): boolean {
  const { type: kind, causes } = report.type === 'error' ? report.error : {}
  const canScrub = !causes?.length && (kind === undefined || kind === scrubText(kind))
  if (!canScrub && report.type === 'error') datadogRum.addError(new Error(scrubText(report.error.message)))
  const { service } = report
  Object.assign(report, scrubEvent(report, location.origin), { service })
  return canScrub
}
