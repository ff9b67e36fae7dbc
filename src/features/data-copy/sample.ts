import { reportRequestMutation, reportRequestQuery, type ReportRequest } from '#api/data-copy.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { DATA_COPY_CALLS } from './calls.ts'

/** The report of a test page. */
const TYPE = 'text/csv'
const REPORT = 'field,value\r\n'

/** Stands in for the calls of a test page: a request goes nowhere, and a report comes from the page itself. */
export function dataCopySample(report: ReportRequest): typeof DATA_COPY_CALLS {
  return {
    reportRequestQuery: (accessKey) => answeredWith(reportRequestQuery(accessKey), report),
    reportRequestMutation: (accessKey) => ({
      ...reportRequestMutation(accessKey),
      mutationFn: () => pretend(undefined),
    }),
    downloadReport: async () => new Response(REPORT, { headers: { 'content-type': TYPE } }),
    reportAddress: () => `data:${TYPE},${encodeURIComponent(REPORT)}`,
  }
}
