import type { ConsentChoice, ConsentSession, ConsentUpdate } from '#api/consent.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { sortConsents, type Item, type Shows } from './rules.ts'

/** Whether each box is ticked, by uid; a box that is missing is in its initial state. */
export type Ticks = ReadonlyMap<string, boolean>

/**
 * Returns the items that a save sends: pending ones that offer a choice, and saved ones whose box differs from what was
 * saved. A saved item that nobody touched keeps its status by not being sent.
 *
 * @param ticked whether the box of each uid is ticked
 */
export function itemsToSend(items: readonly Item[], ticked: Ticks): Item[] {
  return items
    .filter((item) => item.placement !== 'reference')
    .filter((item) => !item.saved || isTicked(item, ticked) !== item.ticked)
}

/** The request's list. */
export function answersToSend(items: readonly Item[], ticked: Ticks): ConsentChoice[] {
  return itemsToSend(items, ticked).map((item) => ({
    uid: item.uid,
    status: isTicked(item, ticked) ? item.whenTicked : item.whenEmpty,
  }))
}

/** Returns the required items that would put orders on hold: pending ones left empty and saved ones that were emptied. */
export function ordersAtRisk(items: readonly Item[], ticked: Ticks): Item[] {
  return items.filter(
    (item) => item.placement === 'required' && !isTicked(item, ticked) && (!item.saved || item.ticked),
  )
}

/** Returns whether a session holds every answer of an update. */
export function isApplied(session: ConsentSession, { consents: answers }: ConsentUpdate): boolean {
  const saved = new Map((session.consents ?? []).map((consent) => [readText(consent?.uid), consent]))
  return answers.every(({ uid, status }) => readText(saved.get(uid)?.status)?.toUpperCase() === status.toUpperCase())
}

/** Returns whether a session's modification date and its items have changed since it was read. */
export function wasChanged(seen: ConsentSession, current: ConsentSession, shows?: Shows): boolean {
  const [before, after] = [readDate(seen.modification_date), readDate(current.modification_date)]
  return before?.getTime() !== after?.getTime() && changes(seen, current, shows).length > 0
}

/** Returns the current items whose answer differs from the one seen. */
export function changes(seen: ConsentSession, current: ConsentSession, shows?: Shows): Item[] {
  const before = new Map(sortConsents(seen, shows).map((item) => [item.uid, item]))
  return sortConsents(current, shows).filter((item) => {
    const old = before.get(item.uid)
    return !old || old.saved !== item.saved || old.ticked !== item.ticked
  })
}

export function unsavedItems(items: readonly Item[], ticked: Ticks): Item[] {
  return items.filter((item) => isTicked(item, ticked) !== item.ticked)
}

/** Items by the consequence of their answers. */
export type Consequences = Record<'shared' | 'placeholder' | 'atRisk' | 'published' | 'unpublished', Item[]>

/** Specification section 4, "Text rules". */
export function consequences(items: readonly Item[], ticked: Ticks): Consequences {
  const result: Consequences = { shared: [], placeholder: [], atRisk: [], published: [], unpublished: [] }
  for (const item of items) {
    const yes = isTicked(item, ticked)
    if (item.placement === 'whois') result[yes ? 'published' : 'unpublished'].push(item)
    else if (yes) result.shared.push(item)
    else result[item.placement === 'required' ? 'atRisk' : 'placeholder'].push(item)
  }
  return result
}

/** Returns whether a box is ticked: the person's choice, else its initial state. */
export function isTicked(item: Item, ticked: Ticks): boolean {
  return ticked.get(item.uid) ?? item.ticked
}
