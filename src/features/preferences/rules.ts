import type { Consent, ConsentChoice, ConsentSession } from '#api/consent.ts'
import { oneOrMany, readFlag, readText } from '#lib/readers.ts'
import { listedFields } from '#i18n/data-elements.ts'

/**
 * The section of the page that an item belongs to. `reference` items, which are open and whose full set adds nothing, offer
 * no choice and are never sent.
 */
type Placement = 'required' | 'optional' | 'whois' | 'reference'

export type Item = {
  uid: string
  placement: Placement
  saved: boolean
  /** Initial state of the box: ticked only if the person saved it so before. */
  ticked: boolean
  /** Sort key: the first sub-product (TLD) that the answer covers. */
  subProduct: string | undefined
  /** The sub-products that the answer covers, else the group, as the backend names them. */
  names: string[]
  providers: string[]
  /** The domain is registered only after its owner has approved (specification section 4, "Text rules"). */
  asynchronous: boolean
  /** Data elements that a ticked box shares, in display order. */
  fields: string[]
  /** Those of `fields` that are shared whatever the answer is; none where the answer is about the minimum itself. */
  contractFields: string[]
  /** The elements are only sent together, so they share one line. */
  together: boolean
  /** "Allow all" and "Decline all" leave this box as it is. */
  bypass: boolean
  /** The status that a ticked box sends; `whenEmpty` is that of an empty one. */
  whenTicked: ConsentChoice['status']
  whenEmpty: ConsentChoice['status']
}

/** The name of an item's box. A form has its fields as properties: a bare uid could stand in front of a method of it. */
export function boxName({ uid }: Pick<Item, 'uid'>): string {
  return `choice.${uid}`
}

/** The data elements that an answer decides about. What the contract shares whatever the answer is, is none of them. */
export function decidedFields({ fields, contractFields }: Item): string[] {
  return fields.filter((field) => !contractFields.includes(field))
}

const NOWHERE = new Set(['AUTO_CONTRACTUAL', 'FORCED_ALL_CONTRACTUAL'])
const SAVED = new Set(['ACCEPTED_FULL', 'ACCEPTED_CONTRACTUAL_MINIMUM', 'DENIED'])
const WHOIS_SAVED = new Set(['ACCEPTED_FULL', 'DENIED'])

/** Sections that the brand lets the page show. A hidden one is neither asked, nor sent, nor mentioned. */
export type Shows = { whois: boolean }

/**
 * Sorts the consents of a session into the lists of the page (specification section 4, "Sorting rules"), each by
 * sub-product. A status that the rules place nowhere stays pending: nothing that a person must answer vanishes.
 */
export function sortConsents(session: ConsentSession, shows: Shows = { whois: true }): Item[] {
  // Stryker disable next-line ArrayDeclaration: a list of something else than consents is as good as an empty one
  const consents = Array.isArray(session.consents) ? session.consents : []
  return consents
    .flatMap((consent) => readItem(consent) ?? [])
    .filter((item) => item.placement !== 'whois' || shows.whois)
    .toSorted((a, b) => compareNames(a.subProduct, b.subProduct) || compareNames(a.uid, b.uid))
}

/**
 * The status an item has on the page: NONE becomes forced where there is nothing to accept, else pending. A missing
 * status says nothing, so it is none that the sorting rules place, and stays pending.
 */
function effectiveStatus(consent: Consent): string {
  const status = (readText(consent.status) ?? 'PENDING').toUpperCase()
  if (status !== 'NONE') return status
  return fieldSet(consent, 'ACCEPTED_FULL').length === 0 && !isWhois(consent) ? 'FORCED_ALL_CONTRACTUAL' : 'PENDING'
}

function readItem(consent: Consent | null): Item | undefined {
  const uid = readText(consent?.uid)
  if (!consent || !uid) return undefined
  const status = effectiveStatus(consent)
  if (NOWHERE.has(status)) return undefined
  const isSaved = (isWhois(consent) ? WHOIS_SAVED : SAVED).has(status)
  const placement = placementOf(consent, isSaved)
  const products = oneOrMany(consent.owned_products)
  const subProducts = texts(products.map((product) => product?.sub_product)).toSorted(compareNames)
  const minimum = listedFields(fieldSet(consent, 'ACCEPTED_CONTRACTUAL_MINIMUM'))
  const isMinimumAll = addsNothing(consent)
  // Ticked where it was the answer to the whole question; the tick then shares no more than was allowed.
  const atMinimum = status === 'ACCEPTED_CONTRACTUAL_MINIMUM' && (placement === 'required' || isMinimumAll)
  const fields = atMinimum ? minimum : listedFields(sharedFields(consent))
  return {
    uid,
    placement,
    saved: isSaved,
    ticked: status === 'ACCEPTED_FULL' || atMinimum,
    asynchronous: status === 'PENDING_ASYNC' || readText(consent.consent_group_type)?.toUpperCase() === 'ASYNC',
    subProduct: subProducts[0],
    names: subProducts.length > 0 ? subProducts : texts([consent.consent_group_name]),
    providers: texts(products.map((product) => product?.provider)),
    fields,
    contractFields: placement === 'optional' && !isMinimumAll ? fields.filter((field) => minimum.includes(field)) : [],
    together: readFlag(consent.has_dependent_fields) ?? false,
    bypass: readFlag(consent.bypassCheckState) ?? false,
    ...answersOf(consent),
  }
}

function placementOf(consent: Consent, isSaved: boolean): Placement {
  if (isWhois(consent)) return 'whois'
  if (readText(consent.consent_group_type)?.toUpperCase() !== 'STANDARD') return 'required'
  // What was allowed before can be withdrawn, whatever it adds; without a full set the minimum is asked for.
  const isChoice = isSaved || fieldSet(consent, 'ACCEPTED_FULL').length === 0 || !addsNothing(consent)
  return isChoice ? 'optional' : 'reference'
}

/** Whois statuses are written in lower case, and the directory has no contractual minimum (specification section 4). */
function answersOf(consent: Consent): Pick<Item, 'whenTicked' | 'whenEmpty'> {
  if (isWhois(consent)) return { whenTicked: 'accepted_full', whenEmpty: 'denied' }
  const full = fieldSet(consent, 'ACCEPTED_FULL').length > 0
  return { whenTicked: full ? 'ACCEPTED_FULL' : 'ACCEPTED_CONTRACTUAL_MINIMUM', whenEmpty: 'DENIED' }
}

function isWhois(consent: Consent): boolean {
  return oneOrMany(consent.owned_products).some((product) =>
    [product?.name, product?.sub_product].some((name) => readText(name)?.toUpperCase() === 'WHOIS_PUBLICITY'),
  )
}

/** Returns whether a tick shares no more than the contractual minimum: there is no full set, or it adds nothing. */
function addsNothing(consent: Consent): boolean {
  const minimum = new Set(fieldSet(consent, 'ACCEPTED_CONTRACTUAL_MINIMUM'))
  return fieldSet(consent, 'ACCEPTED_FULL').every((name) => minimum.has(name))
}

function sharedFields(consent: Consent): string[] {
  const full = fieldSet(consent, 'ACCEPTED_FULL')
  return full.length > 0 ? full : fieldSet(consent, 'ACCEPTED_CONTRACTUAL_MINIMUM')
}

function fieldSet(consent: Consent, name: 'ACCEPTED_FULL' | 'ACCEPTED_CONTRACTUAL_MINIMUM'): string[] {
  const set: unknown = consent.field_sets?.[name]
  return Array.isArray(set) ? texts(set) : []
}

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.flatMap((value) => readText(value) ?? []))]
}

/** Code-point order after folding case: the same on every device, whatever its language. */
function compareNames(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return Number(x > y) - Number(x < y)
}
