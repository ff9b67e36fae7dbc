import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, callForFile } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/data-copy.d.ts'
import { ANY_TYPE } from './transport.ts'

export type ReportRequest = components['schemas']['ReportRequest']

const DOWNLOAD = '/consent/api/no-auth/hermes/report/download/{download_token}'

/** `getReportRequest`: the report of an access key, if one is ready. */
export function getReportRequest(accessKey: string, signal?: AbortSignal): Promise<ReportRequest> {
  const options = { params: { path: { access_key: accessKey } }, ...(signal && { signal }) }
  return call(client.GET('/consent/api/no-auth/hermes/report/request/{access_key}', options))
}

/** `requestReport`: asks for a copy of the data that is tied to an address. What is answered says nothing about it. */
export async function requestReport(accessKey: string, emailAddress: string): Promise<void> {
  const body = { access_key: accessKey, email_address: emailAddress }
  await callForDecision(client.POST('/consent/api/no-auth/hermes/report/request', { body, parseAs: 'text' }))
}

/** `downloadReport`: the report, still on its way; `receiveFile` takes it in. */
export function downloadReport(token: string, signal?: AbortSignal): Promise<Response> {
  const path = { download_token: token }
  const options = {
    params: { path },
    headers: { Accept: ANY_TYPE },
    parseAs: 'stream',
    ...(signal && { signal }),
  } as const
  return callForFile(client.GET(DOWNLOAD, options))
}

/** The address of a report, for a plain link to it. */
export function reportAddress(token: string): string {
  return DOWNLOAD.replace('{download_token}', () => encodeURIComponent(token))
}

/** The report of an access key, kept for the visit. */
export function reportRequestQuery(accessKey: string) {
  return queryOptions({
    queryKey: ['getReportRequest', { accessKey }],
    queryFn: ({ signal }) => getReportRequest(accessKey, signal),
    meta: { area: 'gdpr' },
  })
}

/** Asks for a copy of the data. */
export function reportRequestMutation(accessKey: string) {
  return mutationOptions({
    mutationKey: ['requestReport', { accessKey }],
    mutationFn: (emailAddress: string) => requestReport(accessKey, emailAddress),
    meta: { area: 'gdpr' },
  })
}
