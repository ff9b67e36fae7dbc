import type { ConsentUpdate } from '#api/consent.ts'
import { answersToSend, type Ticks } from './choices.ts'
import type { Item } from './rules.ts'

/** The form's values: one box per item, in page order. A list, because a uid may hold dots that a field name may not. */
export type PreferencesValues = { choices: { uid: string; ticked: boolean }[] }

export function initialValues(items: readonly Item[]): PreferencesValues {
  return { choices: items.map(({ uid, ticked }) => ({ uid, ticked })) }
}

export function tickedByUid(values: PreferencesValues): Ticks {
  return new Map(values.choices.map(({ uid, ticked }) => [uid, ticked]))
}

/** The body of `saveConsent`; an empty list means that there is nothing to send. */
export function toRequest(items: readonly Item[], values: PreferencesValues): ConsentUpdate {
  return { consents: answersToSend(items, tickedByUid(values)) } satisfies ConsentUpdate
}
