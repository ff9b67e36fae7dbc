import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consent, ConsentSession } from '#api/consent.ts'
import {
  answersToSend,
  changes,
  consequences,
  differences,
  isApplied,
  isComparable,
  itemsToSend,
  ordersAtRisk,
  wasChanged,
} from './choices.ts'
import { decidedFields, sortConsents, type Item } from './rules.ts'

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

function only(parts: Partial<Consent>): Item | undefined {
  return sortConsents({ consents: [consent(parts)] })[0]
}

describe('sortConsents', () => {
  // `+` is a saved item that is ticked, `-` one that is not. A status that the specification does not list is pending.
  it.each([
    // full set, only minimum, full set that adds nothing, required, unknown type
    ['PENDING', 'optional', 'optional', 'reference', 'required', 'required'],
    ['PENDING_ASYNC', 'optional', 'optional', 'reference', 'required', 'required'],
    ['A_NEW_STATUS', 'optional', 'optional', 'reference', 'required', 'required'],
    [null, 'optional', 'optional', 'reference', 'required', 'required'],
    [' ', 'optional', 'optional', 'reference', 'required', 'required'],
    ['NONE', 'optional', 'nowhere', 'reference', 'required', 'required'],
    ['ACCEPTED_FULL', 'optional +', 'optional +', 'optional +', 'required +', 'required +'],
    ['ACCEPTED_CONTRACTUAL_MINIMUM', 'optional -', 'optional +', 'optional +', 'required +', 'required +'],
    ['DENIED', 'optional -', 'optional -', 'optional -', 'required -', 'required -'],
    ['AUTO_CONTRACTUAL', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere'],
    ['FORCED_ALL_CONTRACTUAL', 'nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere'],
  ])('places %s', (status, ...places) => {
    const groups = [
      {},
      { field_sets: MINIMUM_ONLY },
      { field_sets: ADDS_NOTHING },
      REQUIRED,
      { consent_group_type: 'NEW' },
    ]
    const shown = groups.map((group) => only({ ...group, status }))
    expect(
      shown.map((item) => (item ? item.placement + (item.saved ? (item.ticked ? ' +' : ' -') : '') : 'nowhere')),
    ).toEqual(places)
    for (const item of shown) expect(item?.ticked && !item.saved).not.toBe(true)
  })

  it.each([
    ['pending', false, false],
    ['accepted_full', true, true],
    ['denied', true, false],
    ['NONE', false, false],
    // The directory has no contractual minimum.
    ['ACCEPTED_CONTRACTUAL_MINIMUM', false, false],
  ])('places Whois with the status %s', (status, saved, ticked) => {
    expect(only({ ...WHOIS, status })).toMatchObject({
      placement: 'whois',
      saved,
      ticked,
      whenTicked: 'accepted_full',
      whenEmpty: 'denied',
    })
  })

  it.each([
    ['no full set', MINIMUM_ONLY],
    ['a null full set', { ACCEPTED_FULL: null, ...MINIMUM_ONLY }],
    ['an empty full set', { ACCEPTED_FULL: [], ...MINIMUM_ONLY }],
    ['empty sets', {}],
    ['no sets', null],
  ])('asks for the minimum of a standard group with %s', (_, field_sets) => {
    // The answer is about these fields, so they are not shared anyway.
    const asked = { whenTicked: 'ACCEPTED_CONTRACTUAL_MINIMUM', whenEmpty: 'DENIED', contractFields: [] }
    expect(only({ field_sets })).toMatchObject({ placement: 'optional', ...asked })
    expect(only({ field_sets, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })).toMatchObject({ ticked: true, ...asked })
    expect(only({ field_sets, status: 'NONE' })).toBeUndefined()
  })

  it.each([[{ uid: 'u1' }], [{ uid: 'u1', consent_group_type: null, status: null, field_sets: null }]])(
    'treats an item without details as required: %o',
    (bare) => {
      expect(sortConsents({ consents: [bare] })).toMatchObject([{ placement: 'required', saved: false, ticked: false }])
    },
  )

  it.each([
    ['async', 'PENDING', true],
    ['STANDARD', 'PENDING_ASYNC', true],
    ['NOT STANDARD', 'ACCEPTED_FULL', false],
    [null, null, false],
  ])('%s %s is asynchronous: %s', (consent_group_type, status, asynchronous) => {
    expect(only({ consent_group_type, status })).toMatchObject({ asynchronous })
  })

  it('omits only Whois if the brand hides it', () => {
    const session = { consents: [consent({}), consent({ ...WHOIS, uid: 'whois', status: 'pending' })] }
    expect(sortConsents(session, { whois: true })).toHaveLength(2)
    expect(sortConsents(session, { whois: false }).map(({ uid }) => uid)).toEqual(['u1'])
  })

  it('lists the fields that a tick shares, and those that the contract shares anyway', () => {
    const full = ['first_name', 'organization']
    const optional = only({})
    expect(optional).toMatchObject({ fields: full, contractFields: ['first_name'] })
    expect(optional && decidedFields(optional)).toEqual(['organization'])
    expect(only({ ...REQUIRED, status: 'DENIED' })).toMatchObject({ fields: full, contractFields: [] })
    const atMinimum = only({ ...REQUIRED, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })
    expect(atMinimum).toMatchObject({ ticked: true, fields: ['first_name'] })
  })

  it('sorts by sub-product, ignoring case, then by uid, with unnamed items last', () => {
    const product = (uid: string, sub_product: string | null) =>
      consent({ uid, owned_products: [{ name: 'DOMAINS', sub_product }] })
    const sorted = [
      product('u9', '.amsterdam'),
      product('u1', '.Berlin'),
      product('u2', '.berlin'),
      // The underscore is between upper-case and lower-case letters.
      product('u3', '.x_y'),
      product('u4', '.xa'),
      product('u5', null),
      product('u6', null),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (consents) => {
        expect(sortConsents({ consents }).map(({ uid }) => uid)).toEqual(sorted.map(({ uid }) => uid))
      }),
    )
  })

  it('has the names of its products, else of its group', () => {
    const product = (sub_product: string) => ({ name: 'DOMAINS', sub_product, provider: 'dotBERLIN' })
    const group = { consent_group_name: 'Cities' }
    const owned_products = [product('.wine'), product('.Berlin'), product('.wine')]
    expect(only({ ...group, owned_products })).toMatchObject({
      names: ['.Berlin', '.wine'],
      subProduct: '.Berlin',
      providers: ['dotBERLIN'],
    })
    expect(only({ ...group, owned_products: null })).toMatchObject({ names: ['Cities'], providers: [] })
    expect(only({ owned_products: null })?.names).toEqual([])
  })

  it('is Whois if any name of a product is', () => {
    for (const product of [
      { name: 'whois_publicity', sub_product: '.berlin' },
      { name: 'DOMAINS', sub_product: 'WHOIS_PUBLICITY' },
    ]) {
      expect(only({ owned_products: [{ name: 'DOMAINS' }, product] })).toMatchObject({ placement: 'whois' })
    }
  })

  it('reads the flags of a consent', () => {
    expect(only({ has_dependent_fields: '1' })).toMatchObject({ together: true, bypass: false })
    expect(only({ bypassCheckState: true })).toMatchObject({ together: false, bypass: true })
  })

  it('ignores what is not a consent', () => {
    const odd = [
      null,
      {},
      { uid: '' },
      { status: 'PENDING' },
      { uid: 'x' },
      { uid: 'y', owned_products: [null], field_sets: { ACCEPTED_FULL: 'a' } },
    ]
    expect(sortConsents({ consents: odd as never }).map(({ uid }) => uid)).toEqual(['x', 'y'])
    expect(sortConsents({ consents: 'none' as never })).toStrictEqual([])
    expect(sortConsents({})).toStrictEqual([])
  })
})

describe('answersToSend', () => {
  const items = sortConsents({
    consents: [
      consent({ uid: 'required', consent_group_type: 'ASYNC', status: 'PENDING_ASYNC', field_sets: MINIMUM_ONLY }),
      consent({ uid: 'optional' }),
      consent({ uid: 'saved-full', status: 'ACCEPTED_FULL' }),
      consent({ uid: 'saved-minimum', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }),
      consent({ uid: 'whois', ...WHOIS, status: 'pending' }),
      consent({ uid: 'reference', field_sets: { ACCEPTED_FULL: ['city'], ACCEPTED_CONTRACTUAL_MINIMUM: ['city'] } }),
    ],
  })
  const send = (ticked: Record<string, boolean>) =>
    Object.fromEntries(answersToSend(items, new Map(Object.entries(ticked))).map(({ uid, status }) => [uid, status]))

  it('contains every pending choice, but no reference items and no unchanged saved items', () => {
    expect(send({})).toEqual({ required: 'DENIED', optional: 'DENIED', whois: 'denied' })
    expect(send({ required: true, optional: true, whois: true })).toEqual({
      required: 'ACCEPTED_CONTRACTUAL_MINIMUM',
      optional: 'ACCEPTED_FULL',
      whois: 'accepted_full',
    })
  })

  it('contains a saved item only if its box has changed', () => {
    expect(send({ 'saved-full': true, 'saved-minimum': false })).not.toHaveProperty('saved-full')
    expect(send({ 'saved-full': false, 'saved-minimum': true })).toMatchObject({
      'saved-full': 'DENIED',
      'saved-minimum': 'ACCEPTED_FULL',
    })
  })

  it('compares an update with the session as stored', () => {
    const update = { consents: answersToSend(items, new Map([['whois', true]])) }
    const saved = update.consents.map(({ uid, status }) => consent({ uid, status }))
    const changed = saved.map((each) => ({ ...each, status: 'NEW' }))
    const compared = [saved, saved.slice(1), changed].map((consents) => [
      isApplied({ consents }, update),
      isComparable({ consents }, update),
    ])
    expect(compared).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ])
    expect(isComparable({ consents: 'none' } as unknown as ConsentSession, update)).toBe(false)
  })

  it('contains items that were stored differently, until another choice is made', () => {
    const ticked = new Map([
      ['required', true],
      ['optional', true],
      ['saved-full', false],
    ])
    const update = { consents: answersToSend(items, ticked) }
    const session = {
      consents: [
        consent({ uid: 'required', consent_group_type: 'ASYNC', status: 'denied', field_sets: MINIMUM_ONLY }),
        consent({ uid: 'optional', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }),
        consent({ uid: 'saved-full', status: 'ACCEPTED_FULL' }),
        consent({ uid: 'whois', ...WHOIS, status: 'denied' }),
      ],
    }
    const missed = differences(session, update, items)
    expect(missed.map(({ item, chosen, stored }) => [item.uid, chosen, stored])).toEqual([
      ['optional', true, 'minimum'],
      ['required', true, 'declined'],
      ['saved-full', false, 'allowed'],
    ])
    expect(differences({}, update, items).map(({ stored }) => stored)).toEqual(['open', 'open', 'open', 'open'])

    const choices = new Map(missed.map(({ item, chosen }) => [item.uid, chosen]))
    const stored = sortConsents(session)
    expect(answersToSend(stored, choices, choices).map(({ uid }) => uid)).toEqual(missed.map(({ item }) => item.uid))
    const accepted = new Map(stored.map(({ uid, ticked: isTicked }) => [uid, isTicked]))
    expect(answersToSend(stored, accepted, choices)).toEqual([])
  })

  it('contains a required item that was stored at the minimum, although its box is still ticked', () => {
    const required = (status: string) =>
      sortConsents({ consents: [consent({ consent_group_type: 'REQUIRED', status })] })
    const ticked = new Map([['u1', true]])
    expect(answersToSend(required('ACCEPTED_CONTRACTUAL_MINIMUM'), ticked)).toEqual([])
    expect(answersToSend(required('ACCEPTED_CONTRACTUAL_MINIMUM'), ticked, ticked)).toEqual([
      { uid: 'u1', status: 'ACCEPTED_FULL' },
    ])
  })
})

describe('ordersAtRisk', () => {
  it('lists empty pending required items, and saved required items that were emptied', () => {
    const items = sortConsents({
      consents: [
        consent({ uid: 'pending', ...REQUIRED, status: 'PENDING_ASYNC' }),
        consent({ uid: 'saved', ...REQUIRED, status: 'ACCEPTED_FULL' }),
        consent({ uid: 'saved-denied', ...REQUIRED, status: 'DENIED' }),
        consent({ uid: 'optional' }),
      ],
    })
    const risk = (ticked: Record<string, boolean>) =>
      ordersAtRisk(items, new Map(Object.entries(ticked))).map(({ uid }) => uid)
    expect(risk({})).toEqual(['pending'])
    expect(risk({ pending: true })).toEqual([])
    expect(risk({ pending: true, saved: false })).toEqual(['saved'])
  })
})

describe('changes elsewhere', () => {
  const at = (modification_date: string | null, status: string) => ({
    modification_date,
    consents: [consent({ uid: 'a', status }), consent({ uid: 'b', status: 'DENIED' })],
  })
  const [early, late] = ['2026-11-21T09:00:00Z', '2026-11-21T09:05:00Z']

  it('are reported if the modification date and an answer have changed', () => {
    expect(wasChanged(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL'))).toBe(true)
    expect(changes(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL')).map(({ uid }) => uid)).toEqual(['a'])
  })

  it('are not reported if only the hidden Whois has changed', () => {
    const whois = (date: string, status: string) => ({
      modification_date: date,
      consents: [consent({ uid: 'w', ...WHOIS, status })],
    })
    const [before, after] = [whois(early, 'pending'), whois(late, 'accepted_full')]
    expect(wasChanged(before, after, { whois: true })).toBe(true)
    expect(wasChanged(before, after, { whois: false })).toBe(false)
  })

  it('are not reported if only the date or its notation has changed', () => {
    expect(wasChanged(at(early, 'PENDING'), at(late, 'PENDING'))).toBe(false)
    expect(wasChanged(at('2026-11-21T09:00:00.0Z', 'PENDING'), at(early, 'ACCEPTED_FULL'))).toBe(false)
    expect(wasChanged(at(null, 'PENDING'), at(null, 'ACCEPTED_FULL'))).toBe(false)
  })
})

describe('consequences', () => {
  const items = sortConsents({
    consents: [
      consent({ uid: 'required', consent_group_type: 'ASYNC', status: 'PENDING_ASYNC' }),
      consent({ uid: 'optional' }),
      consent({ uid: 'saved', status: 'ACCEPTED_FULL' }),
      consent({ uid: 'whois', ...WHOIS, status: 'pending' }),
    ],
  })
  const readConsequences = (ticked: ReadonlyMap<string, boolean>) => consequences(itemsToSend(items, ticked), ticked)
  const uids = (ticked: Record<string, boolean>) =>
    Object.fromEntries(
      Object.entries(readConsequences(new Map(Object.entries(ticked)))).map(([kind, list]) => [
        kind,
        list.map(({ uid }) => uid),
      ]),
    )

  it('list exactly what is sent', () => {
    expect(uids({})).toEqual({
      shared: [],
      placeholder: ['optional'],
      atRisk: ['required'],
      published: [],
      unpublished: ['whois'],
    })
    expect(uids({ required: true, optional: true, whois: true, saved: false })).toEqual({
      shared: ['optional', 'required'],
      placeholder: ['saved'],
      atRisk: [],
      published: ['whois'],
      unpublished: [],
    })
  })
})
