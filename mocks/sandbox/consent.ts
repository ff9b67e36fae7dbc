import type { components, operations } from '#api/generated/consent.d.ts'
import type { ResponseOf, Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import { createStore } from './store.ts'
import type { World } from './world.ts'

type Consent = components['schemas']['Consent']
type Choice = components['schemas']['ConsentChoice']
type ReadResponse = ResponseOf<operations['getConsent']>

/** Stores consent sessions by access key; later reads return the saved choices. */
export function consent(world: World): Handlers<operations> {
  const sessions = createStore<ReadResponse>(world, 'getConsent', withKey)
  const refuse = (example: string) => exampleResponder<operations>(world)('saveConsent', example)

  return {
    getConsent: ({ path }) => sessions.read(path.access_key),

    saveConsent({ path: { access_key: key }, body }) {
      const current = sessions.read(key)
      if (current.status !== 200) return current
      const refusal = sessions.refusal(key)
      if (refusal) return refuse(refusal)

      const session = current.body.object_data
      const consents = session.consents ?? []
      if (!areValid(body.consents, consents)) return refuse('unprocessable')

      const chosenStatuses = new Map(body.consents.map(({ uid, status }) => [uid, status]))
      const saved = {
        ...session,
        modification_date: world.now().toISOString(),
        consents: consents.map((item) => ({ ...item, status: chosenStatuses.get(item.uid) ?? item.status })),
      }
      const response = { status: 200, body: { object_data: saved } } as const
      sessions.save(key, response)
      return response
    },
  }
}

function withKey(response: ReadResponse, key: string): ReadResponse {
  if (response.status !== 200) return response
  return { status: 200, body: { object_data: { ...response.body.object_data, access_key: key } } }
}

/** Returns whether no consent is chosen twice and every chosen status is available. */
function areValid(choices: Choice[], consents: Consent[]): boolean {
  if (new Set(choices.map(({ uid }) => uid)).size < choices.length) return false
  return choices.every(({ uid, status }) => {
    const item = consents.find((candidate) => candidate.uid === uid)
    return item !== undefined && statusesOf(item).includes(status)
  })
}

/** Returns the statuses that can be chosen; none if the registry requires all data. Source: specification section 4. */
function statusesOf({ owned_products: products, status, field_sets: fields }: Consent): Array<Choice['status']> {
  if ([products].flat().some((product) => product?.name === 'WHOIS_PUBLICITY')) return ['accepted_full', 'denied']
  if (status === 'AUTO_CONTRACTUAL' || status === 'FORCED_ALL_CONTRACTUAL') return []
  if (fields?.ACCEPTED_FULL?.length) return ['ACCEPTED_FULL', 'ACCEPTED_CONTRACTUAL_MINIMUM', 'DENIED']
  return status === 'NONE' ? [] : ['ACCEPTED_CONTRACTUAL_MINIMUM', 'DENIED']
}
