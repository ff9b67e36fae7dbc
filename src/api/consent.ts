import type { MutationFunctionContext } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { callForObject, callWithReference } from './call.ts'
import type { components } from './generated/consent.d.ts'
import { hasSessionFacts, itemQuery } from './item-facts.ts'
import { apiOf } from './query-client.ts'
import { textHeaders, type ShownText } from './shown-text.ts'

export type ConsentSession = components['schemas']['ConsentSession']
export type Consent = components['schemas']['Consent']
export type ConsentUpdate = components['schemas']['ConsentUpdate']
export type ConsentChoice = components['schemas']['ConsentChoice']

export function getConsent({ access_key: accessKey }: { access_key: string }) {
  const params = { path: { access_key: accessKey } }
  return itemQuery(['getConsent', { accessKey }], 'gdpr', hasSessionFacts, (api, signal) =>
    callForObject(api.GET(paths.getConsent, { params, signal })),
  )
}

/** Saves a person's choices. Returns the whole session, with the reference of the call. */
export function saveConsent(accessKey: string) {
  const params = { path: { access_key: accessKey } }
  return {
    mutationFn: ({ update, text }: { update: ConsentUpdate; text?: ShownText }, { client }: MutationFunctionContext) =>
      callWithReference(apiOf(client).PUT(paths.saveConsent, { params, body: update, headers: textHeaders(text) })),
    meta: { area: 'gdpr' },
  } as const
}
