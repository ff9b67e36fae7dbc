import type { components, operations } from '#api/generated/verification.d.ts'
import { isReseller } from './branding.ts'
import { createDecisions } from './decisions.ts'
import { isYes } from './flags.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type Verification = components['schemas']['Verification']
type Link = components['schemas']['VerificationConfirmation']

/** The id of every verification in the sandbox. */
const VERIFICATION_ID = '48213'

/** Contacts to verify, by key; they do not expire. */
export function verification(world: World): Handlers<operations> {
  const contacts = createDecisions<Verification>(world, 'getVerification', {
    isAnswered: ({ verified }) => isYes(verified),
  })
  const linkOf = ({ verification_id: id, key, reseller_id: reseller }: Link) => ({
    key,
    matches: () => id === VERIFICATION_ID && isReseller(world, reseller),
  })

  return {
    getVerification: ({ query }) => contacts.read(linkOf(query)),
    verifyRegistrant: ({ body }) =>
      contacts.decide('verifyRegistrant', { ...linkOf(body), answer: 'approved', changes: () => ({ verified: 1 }) }),
  }
}
