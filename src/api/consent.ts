import { queryOptions } from '@tanstack/react-query'
import { callForObject } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/consent.d.ts'

export type ConsentSession = components['schemas']['ConsentSession']
export type Consent = components['schemas']['Consent']
export type ConsentUpdate = components['schemas']['ConsentUpdate']
export type ConsentChoice = components['schemas']['ConsentChoice']

const PATH = '/consent/api/no-auth/identity_service/consent/{access_key}'

/** `getConsent`: the consent session behind an access key, asked afresh. */
export function getConsent(accessKey: string, signal?: AbortSignal): Promise<ConsentSession> {
  return callForObject(client.GET(PATH, { params: { path: { access_key: accessKey } }, ...(signal && { signal }) }))
}

/** `saveConsent`: sends the person's choices; the answer is the whole session again. */
export function saveConsent(accessKey: string, update: ConsentUpdate): Promise<ConsentSession> {
  return callForObject(client.PUT(PATH, { params: { path: { access_key: accessKey } }, body: update }))
}

/** The consent session behind an access key, kept for the visit. */
export function consentQuery(accessKey: string) {
  return queryOptions({
    queryKey: ['getConsent', { accessKey }],
    queryFn: ({ signal }) => getConsent(accessKey, signal),
    meta: { area: 'gdpr' },
  })
}
