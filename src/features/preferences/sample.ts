import { consentQuery, type ConsentSession, type ConsentUpdate } from '#api/consent.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import { now } from '#lib/clock.ts'
import type { PREFERENCES_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: what is saved is kept in the page and answered as a backend would. */
export function preferencesSample(session: ConsentSession): typeof PREFERENCES_CALLS {
  let current = session
  return {
    consentQuery: (accessKey) => answeredWith(consentQuery(accessKey), current),
    getConsent: async () => current,
    saveConsent: (_accessKey, update) => pretend((current = withAnswers(current, update))),
  }
}

/** A session in which answers have been saved. */
function withAnswers(session: ConsentSession, { consents: answers }: ConsentUpdate): ConsentSession {
  const statusOf = new Map(answers.map(({ uid, status }) => [uid, status]))
  return {
    ...session,
    modification_date: now().toISOString(),
    consents:
      session.consents?.map((consent) => {
        const status = consent && statusOf.get(consent.uid)
        return status ? { ...consent, status } : consent
      }) ?? null,
  }
}
