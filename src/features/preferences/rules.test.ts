import { describe, expect, it } from 'vitest'
import type { Consent } from '#api/consent.ts'
import { answersToSend, changes, consequences, differences, itemsToSend, ordersAtRisk, wasChanged } from './choices.ts'
import { decidedFields, readItems, type Item } from './rules.ts'

const FULL = { ACCEPTED_FULL: ['first_name', 'organization'], ACCEPTED_CONTRACTUAL_MINIMUM: ['first_name'] }
const MINIMUM_ONLY = { ACCEPTED_CONTRACTUAL_MINIMUM: ['first_name'] }
const ADDS_NOTHING = { ACCEPTED_FULL: ['first_name'], ACCEPTED_CONTRACTUAL_MINIMUM: ['first_name', 'city'] }
const REQUIRED = { consent_group_type: 'ASYNC' }

function consent(parts: Partial<Consent>): Consent {
  return {
    uid: 'u1',
    consent_group_type: 'STANDARD',
    status: 'PENDING',
    owned_products: { name: 'DOMAINS', sub_product: '.berlin', provider: 'dotBERLIN' },
    field_sets: FULL,
    ...parts,
  }
}

const WHOIS = { owned_products: { name: 'WHOIS_PUBLICITY', sub_product: 'whois_publicity' }, field_sets: null }

function itemOf(parts: Partial<Consent>): Item | undefined {
  return readItems({ consents: [consent(parts)] })[0]
}

const uidsOf = (items: readonly { uid: string }[]) => items.map(({ uid }) => uid)

describe('readItems', () => {
  // `+` is a saved ticked item, `-` a saved unticked item. Unknown statuses count as pending.
  it.each([
    // full set, only minimum, full set that adds nothing, required, unknown type, Whois
    ['PENDING', 'optional', 'optional', 'reference', 'required', 'required', 'whois'],
    ['PENDING_ASYNC', 'optional', 'optional', 'reference', 'required', 'required', 'whois'],
    ['A_NEW_STATUS', 'optional', 'optional', 'reference', 'required', 'required', 'whois'],
    [null, 'optional', 'optional', 'reference', 'required', 'required', 'whois'],
    [' ', 'optional', 'optional', 'reference', 'required', 'required', 'whois'],
    ['NONE', 'optional', 'nowhere', 'reference', 'required', 'required', 'whois'],
    ['accepted_full', 'optional +', 'optional +', 'optional +', 'required +', 'required +', 'whois +'],
    // Whois has no contractual minimum.
    ['ACCEPTED_CONTRACTUAL_MINIMUM', 'optional -', 'optional +', 'optional +', 'required +', 'required +', 'whois'],
    ['DENIED', 'optional -', 'optional -', 'optional -', 'required -', 'required -', 'whois -'],
    ['AUTO_CONTRACTUAL', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere'],
    ['FORCED_ALL_CONTRACTUAL', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere'],
  ])('places items with the status %s', (status, ...places) => {
    const groups = [
      {},
      { field_sets: MINIMUM_ONLY },
      { field_sets: ADDS_NOTHING },
      REQUIRED,
      { consent_group_type: 'NEW' },
      WHOIS,
    ]
    const items = groups.map((group) => itemOf({ ...group, status }))
    expect(
      items.map((item) => (item ? item.placement + (item.saved ? (item.ticked ? ' +' : ' -') : '') : 'nowhere')),
    ).toEqual(places)
    for (const item of items) expect(item?.ticked && !item.saved).not.toBe(true)
  })

  it.each([MINIMUM_ONLY, { ACCEPTED_FULL: null, ...MINIMUM_ONLY }, { ACCEPTED_FULL: [], ...MINIMUM_ONLY }, {}, null])(
    'asks for the minimum of a standard group with the sets %j',
    (field_sets) => {
      // The answer decides about the minimum itself, so `contractFields` is empty.
      const answers = { whenTicked: 'ACCEPTED_CONTRACTUAL_MINIMUM', whenUnticked: 'DENIED', contractFields: [] }
      expect(itemOf({ field_sets })).toMatchObject({ placement: 'optional', ...answers })
      expect(itemOf({ field_sets, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })).toMatchObject({ ticked: true, ...answers })
      expect(itemOf({ field_sets, status: 'NONE' })).toBeUndefined()
    },
  )

  it.each([
    ['async', 'PENDING', true],
    ['STANDARD', 'PENDING_ASYNC', true],
    ['NOT STANDARD', 'ACCEPTED_FULL', false],
    [null, null, false],
  ])('reads the group type %s with the status %s as asynchronous: %s', (consent_group_type, status, asynchronous) => {
    expect(itemOf({ consent_group_type, status })).toMatchObject({ asynchronous })
  })

  it('omits only Whois if the brand hides it', () => {
    const session = { consents: [consent({}), consent({ ...WHOIS, uid: 'whois', status: 'pending' })] }
    expect(readItems(session, { whois: true })).toHaveLength(2)
    expect(uidsOf(readItems(session, { whois: false }))).toEqual(['u1'])
  })

  it('lists the fields that a tick shares, and the fields that the contract shares anyway', () => {
    const full = ['first_name', 'organization']
    const optional = itemOf({})
    expect(optional).toMatchObject({ fields: full, contractFields: ['first_name'] })
    expect(optional && decidedFields(optional)).toEqual(['organization'])
    expect(itemOf({ ...REQUIRED, status: 'DENIED' })).toMatchObject({ fields: full, contractFields: [] })
    const atMinimum = itemOf({ ...REQUIRED, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })
    expect(atMinimum).toMatchObject({ ticked: true, fields: ['first_name'] })
  })

  it('sorts by sub-product, ignoring case, then by uid, with unnamed items last', () => {
    const product = (uid: string, sub_product: string | null) =>
      consent({ uid, owned_products: [{ name: 'DOMAINS', sub_product }] })
    const sorted = [
      product('u9', '.amsterdam'),
      product('u1', '.Berlin'),
      product('u2', '.berlin'),
      // In ASCII, the underscore is between upper-case and lower-case letters.
      product('u3', '.x_y'),
      product('u4', '.xa'),
      product('u5', null),
      product('u6', null),
    ]
    for (const consents of [sorted, sorted.toReversed()])
      expect(uidsOf(readItems({ consents }))).toEqual(uidsOf(sorted))
  })

  it('names an item after its products, or after its group if it has no products', () => {
    const product = (sub_product: string) => ({ name: 'DOMAINS', sub_product, provider: 'dotBERLIN' })
    const group = { consent_group_name: 'Cities' }
    const owned_products = [product('.wine'), product('.Berlin'), product('.wine')]
    const expected = { names: ['.Berlin', '.wine'], subProduct: '.Berlin', providers: ['dotBERLIN'] }
    expect(itemOf({ ...group, owned_products })).toMatchObject(expected)
    expect(itemOf({ ...group, owned_products: null })).toMatchObject({ names: ['Cities'], providers: [] })
    expect(itemOf({ owned_products: null })?.names).toEqual([])
  })

  it('treats an item as Whois if a product name or sub-product is whois_publicity', () => {
    const placement = (product: object) => itemOf({ owned_products: [{ name: 'DOMAINS' }, product] })?.placement
    expect(placement({ name: 'whois_publicity', sub_product: '.berlin' })).toBe('whois')
    expect(placement({ name: 'DOMAINS', sub_product: 'WHOIS_PUBLICITY' })).toBe('whois')
  })

  it('reads the flags of a consent', () => {
    expect(itemOf({ has_dependent_fields: '1' })).toMatchObject({ together: true, bypass: false })
    expect(itemOf({ bypassCheckState: true })).toMatchObject({ together: false, bypass: true })
  })

  it('treats a consent without details as required, and ignores invalid entries', () => {
    const raw = [
      null,
      {},
      { uid: '' },
      { status: 'PENDING' },
      { uid: 'x' },
      { uid: 'y', owned_products: [null], field_sets: { ACCEPTED_FULL: 'a' } },
      { uid: 'z', consent_group_type: null, status: null, field_sets: null },
    ]
    const bare = { placement: 'required', saved: false, ticked: false }
    expect(readItems({ consents: raw as never })).toMatchObject(['x', 'y', 'z'].map((uid) => ({ uid, ...bare })))
    expect(readItems({ consents: 'none' as never })).toStrictEqual([])
    expect(readItems({})).toStrictEqual([])
  })
})

const ITEMS = readItems({
  consents: [
    consent({ uid: 'required', ...REQUIRED, status: 'PENDING_ASYNC', field_sets: MINIMUM_ONLY }),
    consent({ uid: 'required-denied', ...REQUIRED, status: 'DENIED' }),
    consent({ uid: 'required-saved', ...REQUIRED, status: 'ACCEPTED_FULL' }),
    consent({ uid: 'optional' }),
    consent({ uid: 'saved-full', status: 'ACCEPTED_FULL' }),
    consent({ uid: 'saved-minimum', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }),
    consent({ uid: 'whois', ...WHOIS, status: 'pending' }),
    consent({ uid: 'reference', field_sets: ADDS_NOTHING }),
  ],
})
const toTicks = (ticked: Record<string, boolean>) => new Map(Object.entries(ticked))

describe('answersToSend', () => {
  it.each([
    [{}, ['optional DENIED', 'required DENIED', 'whois denied']],
    [
      { required: true, optional: true, whois: true },
      ['optional ACCEPTED_FULL', 'required ACCEPTED_CONTRACTUAL_MINIMUM', 'whois accepted_full'],
    ],
    [
      { 'saved-full': true, 'saved-minimum': true },
      ['optional DENIED', 'required DENIED', 'saved-minimum ACCEPTED_FULL', 'whois denied'],
    ],
    [
      { 'saved-full': false, 'saved-minimum': false },
      ['optional DENIED', 'required DENIED', 'saved-full DENIED', 'whois denied'],
    ],
  ])('contains pending choices and changed saved items for the boxes %j: %j', (ticked, answers) => {
    expect(answersToSend(ITEMS, toTicks(ticked)).map(({ uid, status }) => `${uid} ${status}`)).toEqual(answers)
  })

  it('contains items that were not stored as chosen, until the user changes the choice', () => {
    const ticks = toTicks({ required: true, optional: true, 'saved-full': false })
    const update = { consents: answersToSend(ITEMS, ticks) }
    const session = {
      consents: [
        consent({ uid: 'required', ...REQUIRED, status: 'denied', field_sets: MINIMUM_ONLY }),
        consent({ uid: 'optional', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }),
        consent({ uid: 'saved-full', status: 'ACCEPTED_FULL' }),
        consent({ uid: 'whois', ...WHOIS, status: 'denied' }),
      ],
    }
    const notStored = differences(session, update, ITEMS)
    expect(notStored.map(({ item, chosen, stored }) => [item.uid, chosen, stored])).toEqual([
      ['optional', true, 'minimum'],
      ['required', true, 'declined'],
      ['saved-full', false, 'allowed'],
    ])
    expect(differences({}, update, ITEMS).map(({ stored }) => stored)).toEqual(['open', 'open', 'open', 'open'])

    const choices = new Map(notStored.map(({ item, chosen }) => [item.uid, chosen]))
    const storedItems = readItems(session)
    expect(uidsOf(answersToSend(storedItems, choices, choices))).toEqual(notStored.map(({ item }) => item.uid))
    const storedTicks = new Map(storedItems.map((item) => [item.uid, item.ticked]))
    expect(answersToSend(storedItems, storedTicks, choices)).toEqual([])
  })

  it('contains a required item that was sent as full but stored at the minimum, although its box is ticked', () => {
    const items = readItems({ consents: [consent({ ...REQUIRED, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })] })
    const ticks = toTicks({ u1: true })
    expect(answersToSend(items, ticks)).toEqual([])
    expect(answersToSend(items, ticks, ticks)).toEqual([{ uid: 'u1', status: 'ACCEPTED_FULL' }])
  })
})

it.each([
  [{}, ['placeholder optional', 'atRisk required', 'unpublished whois']],
  [
    { required: true, optional: true, whois: true, 'saved-full': false, 'required-saved': false },
    ['shared optional', 'shared required', 'placeholder saved-full', 'atRisk required-saved', 'published whois'],
  ],
])('lists the consequences of the answers for the boxes %j: %j', (ticked, expected) => {
  const result = consequences(itemsToSend(ITEMS, toTicks(ticked)), toTicks(ticked))
  const groupedUids = Object.entries(result).flatMap(([kind, items]) => items.map(({ uid }) => `${kind} ${uid}`))
  expect(groupedUids).toEqual(expected)
  expect(ordersAtRisk(ITEMS, toTicks(ticked))).toEqual(result.atRisk)
})

it('reports a change elsewhere if the modification date and a displayed answer have changed', () => {
  const at = (modification_date: string | null, status: string, parts = {}) => ({
    modification_date,
    consents: [consent({ uid: 'a', ...parts, status }), consent({ uid: 'b', status: 'DENIED' })],
  })
  const [early, late] = ['2026-11-21T09:00:00Z', '2026-11-21T09:05:00Z']
  expect(wasChanged(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL'))).toBe(true)
  expect(uidsOf(changes(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL')))).toEqual(['a'])
  const whois = [at(early, 'pending', WHOIS), at(late, 'accepted_full', WHOIS)] as const
  expect(wasChanged(...whois, { whois: true })).toBe(true)
  expect(wasChanged(...whois, { whois: false })).toBe(false)
  expect(wasChanged(at(early, 'PENDING'), at(late, 'PENDING'))).toBe(false)
  expect(wasChanged(at('2026-11-21T09:00:00.0Z', 'PENDING'), at(early, 'ACCEPTED_FULL'))).toBe(false) // Same date.
  expect(wasChanged(at(null, 'PENDING'), at(null, 'ACCEPTED_FULL'))).toBe(false)
})
