import type { ConsentChoice, ConsentSession, ConsentUpdate } from '#api/consent.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { readItems, type Item, type Shows } from './rules.ts'

/** Whether each box is ticked, by uid. Boxes that are missing are in their initial state. */
export type Ticks = ReadonlyMap<string, boolean>

export const NO_TICKS: Ticks = new Map()

/**
 * Returns the items that a save sends: pending items that offer a choice, and saved items that have changed.
 *
 * @param notStored choices that the backend did not store last time
 */
export function itemsToSend(items: readonly Item[], ticked: Ticks, notStored = NO_TICKS): Item[] {
  const unsaved = new Set(unsavedItems(items, ticked, notStored))
  return items.filter((item) => item.placement !== 'reference' && (!item.saved || unsaved.has(item)))
}

export function answersToSend(items: readonly Item[], ticked: Ticks, notStored = NO_TICKS): ConsentChoice[] {
  return itemsToSend(items, ticked, notStored).map((item) => ({
    uid: item.uid,
    status: isTicked(item, ticked) ? item.whenTicked : item.whenUnticked,
  }))
}

/** Returns the required items whose current choice would put orders on hold. */
export function ordersAtRisk(items: readonly Item[], ticked: Ticks): Item[] {
  return items.filter(
    (item) => item.placement === 'required' && !isTicked(item, ticked) && (!item.saved || item.ticked),
  )
}

export function isApplied(session: ConsentSession, { consents: answers }: ConsentUpdate): boolean {
  const statusOf = statusReader(session)
  return answers.every(({ uid, status }) => statusOf(uid) === status.toUpperCase())
}

/** Returns whether a session has a status for every item of an update. */
export function isComparable(session: ConsentSession, { consents: answers }: ConsentUpdate): boolean {
  const statusOf = statusReader(session)
  return answers.every(({ uid }) => statusOf(uid) !== undefined)
}

/** An item that was not stored as chosen. `minimum`: only the contractual minimum is shared. */
export type Difference = { item: Item; chosen: boolean; stored: 'allowed' | 'declined' | 'minimum' | 'open' }

/** Returns the items whose stored status differs from the status in an update. */
export function differences(session: ConsentSession, update: ConsentUpdate, items: readonly Item[]): Difference[] {
  const statusOf = statusReader(session)
  const sent = new Map(update.consents.map(({ uid, status }) => [uid, status.toUpperCase()]))
  const current = new Map(readItems(session).map((item) => [item.uid, item]))
  return items.flatMap((item) => {
    const [status, stored] = [sent.get(item.uid), statusOf(item.uid)]
    if (status === undefined || status === stored) return []
    const chosen = status !== item.whenUnticked.toUpperCase()
    if (stored === 'ACCEPTED_CONTRACTUAL_MINIMUM') return { item, chosen, stored: 'minimum' }
    const storedItem = current.get(item.uid)
    return { item, chosen, stored: storedItem?.saved ? (storedItem.ticked ? 'allowed' : 'declined') : 'open' }
  })
}

function statusReader({ consents }: ConsentSession): (uid: string) => string | undefined {
  const list = Array.isArray(consents) ? consents : []
  const stored = new Map(list.map((consent) => [readText(consent?.uid), readText(consent?.status)?.toUpperCase()]))
  return (uid) => stored.get(uid)
}

export function wasChanged(seen: ConsentSession, current: ConsentSession, shows?: Shows): boolean {
  const [before, after] = [readDate(seen.modification_date), readDate(current.modification_date)]
  return before?.getTime() !== after?.getTime() && changes(seen, current, shows).length > 0
}

/** Returns the items whose answer has changed. */
export function changes(seen: ConsentSession, current: ConsentSession, shows?: Shows): Item[] {
  const before = new Map(readItems(seen, shows).map((item) => [item.uid, item]))
  return readItems(current, shows).filter((item) => {
    const old = before.get(item.uid)
    return !old || old.saved !== item.saved || old.ticked !== item.ticked
  })
}

/** Returns the items whose choice differs from the stored choice, or was not stored last time. */
export function unsavedItems(items: readonly Item[], ticked: Ticks, notStored = NO_TICKS): Item[] {
  return items.filter((item) => {
    const choice = isTicked(item, ticked)
    return choice !== item.ticked || choice === notStored.get(item.uid)
  })
}

export type Consequences = Record<'shared' | 'placeholder' | 'atRisk' | 'published' | 'unpublished', Item[]>

/** Groups items by the effect of their answers (specification section 4, "Text rules"). */
export function consequences(items: readonly Item[], ticked: Ticks): Consequences {
  const result: Consequences = { shared: [], placeholder: [], atRisk: [], published: [], unpublished: [] }
  for (const item of items) {
    const isAllowed = isTicked(item, ticked)
    if (item.placement === 'whois') result[isAllowed ? 'published' : 'unpublished'].push(item)
    else if (isAllowed) result.shared.push(item)
    else result[item.placement === 'required' ? 'atRisk' : 'placeholder'].push(item)
  }
  return result
}

export function isTicked(item: Item, ticked: Ticks): boolean {
  return ticked.get(item.uid) ?? item.ticked
}
