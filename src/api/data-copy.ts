import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call, callForDecision } from './call.ts'
import { callForFile, receiveFile, type FileProgress } from './file-response.ts'
import { isEmptyOrHasOneOf, itemQuery } from './item-facts.ts'
import { apiOf, transportOf } from './query-client.ts'
import { ANY_TYPE } from './transport.ts'

type DownloadOptions = { signal?: AbortSignal; onProgress?: (progress: FileProgress) => void }

export function getReportRequest({ access_key: accessKey }: { access_key: string }) {
  const params = { path: { access_key: accessKey } }
  return itemQuery(
    ['getReportRequest', { accessKey }],
    'gdpr',
    isEmptyOrHasOneOf(['download_link', 'download_token']),
    (api, signal) => call(api.GET(paths.getReportRequest, { params, signal })),
  )
}

/** Requests a copy of the data held for an email address. The response is the same for known and unknown addresses. */
export function requestReport(accessKey: string) {
  return mutationOptions({
    mutationFn: async (emailAddress: string, { client }) => {
      const body = { access_key: accessKey, email_address: emailAddress }
      await callForDecision(apiOf(client).POST(paths.requestReport, { body, parseAs: 'text' }))
    },
    meta: { area: 'gdpr' },
  })
}

/** Downloads a report by its token. Has no error area, because the page shows a failure next to the download. */
export function downloadReport(token: string) {
  const params = { path: { download_token: token } }
  return mutationOptions({
    mutationFn: async ({ signal, onProgress }: DownloadOptions, { client }) => {
      const options = { params, headers: { Accept: ANY_TYPE }, parseAs: 'stream', ...(signal && { signal }) } as const
      return receiveFile(await callForFile(apiOf(client).GET(paths.downloadReport, options)), onProgress)
    },
  })
}

export function reportUrl(queryClient: QueryClient, token: string): string {
  return transportOf(queryClient).linkTo(
    paths.downloadReport.replace('{download_token}', () => encodeURIComponent(token)),
  )
}
