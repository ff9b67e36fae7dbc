import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/verification.d.ts'
import { hasContactFacts, withFacts } from './item-facts.ts'
import { apiOf } from './query-client.ts'

export type Verification = components['schemas']['Verification']
/** The parameters of a link to a verification. */
export type VerificationLink = operations['getVerification']['parameters']['query']

/** The contact to verify and its domains. */
export function getVerification(link: VerificationLink) {
  return queryOptions({
    queryKey: ['getVerification', link],
    queryFn: ({ client, signal }) =>
      withFacts(
        client,
        call(apiOf(client).GET(paths.getVerification, { params: { query: link }, signal })),
        hasContactFacts,
      ),
    meta: { area: 'registrant' },
  })
}

/** The registrant confirms that the contact is right. */
export function verifyRegistrant(link: VerificationLink) {
  return decisionMutation(['verifyRegistrant', link], 'registrant', (api, options) =>
    api.POST(paths.verifyRegistrant, { body: link, ...options }),
  )
}
