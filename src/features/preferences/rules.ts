import type { Consent, ConsentChoice, ConsentSession } from '#api/consent.ts'
import { toList, readFlag, readText } from '#lib/readers.ts'
import { listedFields } from '#i18n/data-elements.ts'

/** The section of an item. `reference` offers no choice, because the contract shares all data of the item anyway. */
type Placement = 'required' | 'optional' | 'whois' | 'reference'

export type Item = {
  uid: string
  placement: Placement
  saved: boolean
  /** Initial state of the box: ticked only if saved that way. */
  ticked: boolean
  /** Sort key: the first sub-product (TLD) of the item. */
  subProduct: string | undefined
  /** The backend's names of the sub-products, or else of the group. */
  names: string[]
  providers: string[]
  /** Whether a domain is registered only after its owner approves (specification section 4, "Text rules"). */
  asynchronous: boolean
  /** Data elements that a ticked box shares, in display order. */
  fields: string[]
  /** The `fields` that the contract shares anyway. Empty if the answer is about the contractual minimum itself. */
  contractFields: string[]
  /** Whether the elements can only be shared together. */
  together: boolean
  /** Whether "Allow all" and "Decline all" skip this box. */
  bypass: boolean
  /** The statuses to send for a ticked and for an unticked box. */
  whenTicked: ConsentChoice['status']
  whenUnticked: ConsentChoice['status']
}

/** Returns the name of an item's box. The prefix keeps it from shadowing a property of the form element. */
export function boxName({ uid }: Pick<Item, 'uid'>): string {
  return `choice.${uid}`
}

/** Returns the data elements that an answer decides about: all but those that the contract shares anyway. */
export function decidedFields({ fields, contractFields }: Item): string[] {
  return fields.filter((field) => !contractFields.includes(field))
}

const HIDDEN_STATUSES = new Set(['AUTO_CONTRACTUAL', 'FORCED_ALL_CONTRACTUAL'])
const SAVED_STATUSES = new Set(['ACCEPTED_FULL', 'ACCEPTED_CONTRACTUAL_MINIMUM', 'DENIED'])
const WHOIS_SAVED_STATUSES = new Set(['ACCEPTED_FULL', 'DENIED'])

/** Sections that the brand shows. The answers of a hidden section are not sent. */
export type Shows = { whois: boolean }

/**
 * Reads the items of a session, with their sections, sorted by sub-product (specification section 4, "Sorting rules").
 * An unknown status counts as pending, so that no item that needs an answer is lost.
 */
export function readItems(session: ConsentSession, shows: Shows = { whois: true }): Item[] {
  const consents = Array.isArray(session.consents) ? session.consents : []
  return consents
    .flatMap((consent) => readItem(consent) ?? [])
    .filter((item) => item.placement !== 'whois' || shows.whois)
    .toSorted((a, b) => compareNames(a.subProduct, b.subProduct) || compareNames(a.uid, b.uid))
}

function readItem(consent: Consent | null): Item | undefined {
  const uid = readText(consent?.uid)
  if (!consent || !uid) return undefined
  const [full, minimum] = [fieldSet(consent, 'ACCEPTED_FULL'), fieldSet(consent, 'ACCEPTED_CONTRACTUAL_MINIMUM')]
  const [hasFullSet, isAboutWhois] = [full.length > 0, isWhois(consent)]
  // A missing status counts as pending. So does NONE, unless there is nothing to accept: then it counts as forced.
  const status = (readText(consent.status) ?? 'PENDING').toUpperCase()
  const isForced = status === 'NONE' && !hasFullSet && !isAboutWhois
  if (isForced || HIDDEN_STATUSES.has(status)) return undefined
  const isSaved = (isAboutWhois ? WHOIS_SAVED_STATUSES : SAVED_STATUSES).has(status)
  const groupType = readText(consent.consent_group_type)?.toUpperCase()
  // A tick shares no more than the contractual minimum: there is no full set, or it adds nothing.
  const isMinimumOnly = full.every((name) => minimum.includes(name))
  // Saved consent can always be withdrawn. Without a full set, the question is about the minimum.
  const standardPlacement = isSaved || !hasFullSet || !isMinimumOnly ? 'optional' : 'reference'
  const placement = isAboutWhois ? 'whois' : groupType === 'STANDARD' ? standardPlacement : 'required'
  const products = toList(consent.owned_products)
  const subProducts = uniqueTexts(products.map((product) => product?.sub_product)).toSorted(compareNames)
  const minimumFields = listedFields(minimum)
  // Required and minimum-only items: a stored minimum ticks the box, which then shares the minimum, not the full set.
  const atMinimum = isSaved && status === 'ACCEPTED_CONTRACTUAL_MINIMUM' && (placement === 'required' || isMinimumOnly)
  const fields = atMinimum || !hasFullSet ? minimumFields : listedFields(full)
  const addsToMinimum = placement === 'optional' && !isMinimumOnly
  return {
    uid,
    placement,
    saved: isSaved,
    ticked: status === 'ACCEPTED_FULL' || atMinimum,
    asynchronous: status === 'PENDING_ASYNC' || groupType === 'ASYNC',
    subProduct: subProducts[0],
    names: subProducts.length > 0 ? subProducts : uniqueTexts([consent.consent_group_name]),
    providers: uniqueTexts(products.map((product) => product?.provider)),
    fields,
    contractFields: addsToMinimum ? fields.filter((field) => minimumFields.includes(field)) : [],
    together: readFlag(consent.has_dependent_fields) ?? false,
    bypass: readFlag(consent.bypassCheckState) ?? false,
    // Whois statuses are lower case and have no contractual minimum (specification section 4).
    whenTicked: isAboutWhois ? 'accepted_full' : hasFullSet ? 'ACCEPTED_FULL' : 'ACCEPTED_CONTRACTUAL_MINIMUM',
    whenUnticked: isAboutWhois ? 'denied' : 'DENIED',
  }
}

function isWhois(consent: Consent): boolean {
  return toList(consent.owned_products).some((product) =>
    [product?.name, product?.sub_product].some((name) => readText(name)?.toUpperCase() === 'WHOIS_PUBLICITY'),
  )
}

function fieldSet(consent: Consent, name: 'ACCEPTED_FULL' | 'ACCEPTED_CONTRACTUAL_MINIMUM'): string[] {
  const set: unknown = consent.field_sets?.[name]
  return Array.isArray(set) ? uniqueTexts(set) : []
}

function uniqueTexts(values: readonly unknown[]): string[] {
  return [...new Set(values.flatMap((value) => readText(value) ?? []))]
}

/** Compares case-insensitively without a locale, so that the order is the same on every device. */
function compareNames(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return Number(x > y) - Number(x < y)
}
