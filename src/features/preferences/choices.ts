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
export function itemsToSend(items: readonly Item[], ticks: Ticks, notStored = NO_TICKS): Item[] {
  const unsaved = new Set(unsavedItems(items, ticks, notStored))
  return items.filter((item) => item.placement !== 'reference' && (!item.saved || unsaved.has(item)))
}

export function answersToSend(items: readonly Item[], ticks: Ticks, notStored = NO_TICKS): ConsentChoice[] {
  return itemsToSend(items, ticks, notStored).map((item) => ({
    uid: item.uid,
    status: isTicked(item, ticks) ? item.whenTicked : item.whenUnticked,
  }))
}

/** Returns the required items whose current choice would put orders on hold. */
export function ordersAtRisk(items: readonly Item[], ticks: Ticks): Item[] {
  return items.filter((item) => item.placement === 'required' && !isTicked(item, ticks) && (!item.saved || item.ticked))
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
  const sentStatuses = new Map(update.consents.map(({ uid, status }) => [uid, status.toUpperCase()]))
  const storedItems = new Map(readItems(session).map((item) => [item.uid, item]))
  return items.flatMap((item) => {
    const [sentStatus, storedStatus] = [sentStatuses.get(item.uid), statusOf(item.uid)]
    if (sentStatus === undefined || sentStatus === storedStatus) return []
    const chosen = sentStatus !== item.whenUnticked.toUpperCase()
    if (storedStatus === 'ACCEPTED_CONTRACTUAL_MINIMUM') return { item, chosen, stored: 'minimum' }
    const storedItem = storedItems.get(item.uid)
    return { item, chosen, stored: storedItem?.saved ? (storedItem.ticked ? 'allowed' : 'declined') : 'open' }
  })
}

function statusReader({ consents }: ConsentSession): (uid: string) => string | undefined {
  const list = Array.isArray(consents) ? consents : []
  const statuses = new Map(list.map((consent) => [readText(consent?.uid), readText(consent?.status)?.toUpperCase()]))
  return (uid) => statuses.get(uid)
}

export function wasChanged(seenSession: ConsentSession, current: ConsentSession, shows?: Shows): boolean {
  const [before, after] = [readDate(seenSession.modification_date), readDate(current.modification_date)]
  return before?.getTime() !== after?.getTime() && changes(seenSession, current, shows).length > 0
}

/** Returns the items whose answer has changed. */
export function changes(seenSession: ConsentSession, current: ConsentSession, shows?: Shows): Item[] {
  const before = new Map(readItems(seenSession, shows).map((item) => [item.uid, item]))
  return readItems(current, shows).filter((item) => {
    const oldItem = before.get(item.uid)
    return !oldItem || oldItem.saved !== item.saved || oldItem.ticked !== item.ticked
  })
}

/** Returns the items whose choice differs from the stored choice, or was not stored last time. */
export function unsavedItems(items: readonly Item[], ticks: Ticks, notStored = NO_TICKS): Item[] {
  return items.filter((item) => {
    const choice = isTicked(item, ticks)
    return choice !== item.ticked || choice === notStored.get(item.uid)
  })
}

export type Consequences = Record<'shared' | 'placeholder' | 'atRisk' | 'published' | 'unpublished', Item[]>

/** Groups items by the effect of their answers (specification section 4, "Text rules"). */
export function consequences(items: readonly Item[], ticks: Ticks): Consequences {
  const result: Consequences = { shared: [], placeholder: [], atRisk: [], published: [], unpublished: [] }
  for (const item of items) {
    const isAllowed = isTicked(item, ticks)
    if (item.placement === 'whois') result[isAllowed ? 'published' : 'unpublished'].push(item)
    else if (isAllowed) result.shared.push(item)
    else result[item.placement === 'required' ? 'atRisk' : 'placeholder'].push(item)
  }
  return result
}

export function isTicked(item: Item, ticks: Ticks): boolean {
  return ticks.get(item.uid) ?? item.ticked
}
