import { datadogRum, type RumInitConfiguration } from '@datadog/browser-rum-slim'
import { readMeta } from '#lib/runtime.ts'
import { scrubEvent, scrubText } from '#lib/scrub.ts'

type Report = Parameters<NonNullable<RumInitConfiguration['beforeSend']>>[0]

/**
 * Reports views, errors and timings to the operator. Stores only a random number, reads no input, and scrubs every
 * text.
 */
export function startMonitoring(): void {
  const endpoint = readMeta('monitoring-endpoint')
  datadogRum.init({
    service: 'tradeweb',
    // The library requires both, but a collector may not.
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

/** Writes scrubbed texts back to the report. A report that cannot be scrubbed is not sent. */
function beforeSend(report: Report): boolean {
  const { type: kind, causes } = report.type === 'error' ? report.error : {}
  const isFit = !causes?.length && (kind === undefined || kind === scrubText(kind))
  if (!isFit && report.type === 'error') datadogRum.addError(new Error(scrubText(report.error.message)))
  const { service } = report
  Object.assign(report, scrubEvent(report, location.origin), { service })
  return isFit
}
