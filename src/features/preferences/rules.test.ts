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
  unsavedItems,
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
  // A saved item has `+` where its box is ticked, else `-`. A status that the specification places nowhere is kept open.
  it.each([
    // full set, minimum alone, full set that adds nothing, required, of an unknown type
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
  ])('puts Whois %s where it belongs', (status, saved, ticked) => {
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
    // The answer is about these fields, so they are not shared whatever it is.
    const asked = { whenTicked: 'ACCEPTED_CONTRACTUAL_MINIMUM', whenEmpty: 'DENIED', contractFields: [] }
    expect(only({ field_sets })).toMatchObject({ placement: 'optional', ...asked })
    expect(only({ field_sets, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' })).toMatchObject({ ticked: true, ...asked })
    expect(only({ field_sets, status: 'NONE' })).toBeUndefined()
  })

  it.each([[{ uid: 'u1' }], [{ uid: 'u1', consent_group_type: null, status: null, field_sets: null }]])(
    'asks what must be answered though next to nothing is known of it: %o',
    (bare) => {
      expect(sortConsents({ consents: [bare] })).toMatchObject([{ placement: 'required', saved: false, ticked: false }])
    },
  )

  it('shows of a required group that was allowed at the minimum what was allowed', () => {
    const required = { ...REQUIRED, status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }
    expect(only(required)).toMatchObject({ ticked: true, fields: ['first_name'] })
    expect(only({ ...required, status: 'DENIED' })).toMatchObject({ fields: ['first_name', 'organization'] })
    expect(only({ ...required, consent_group_type: 'STANDARD' })).toMatchObject({
      fields: ['first_name', 'organization'],
      contractFields: ['first_name'],
    })
  })

  it.each([
    ['async', 'PENDING', true],
    ['STANDARD', 'PENDING_ASYNC', true],
    ['NOT STANDARD', 'ACCEPTED_FULL', false],
    [null, null, false],
  ])('knows whether %s %s is asynchronous: %s', (consent_group_type, status, asynchronous) => {
    expect(only({ consent_group_type, status })).toMatchObject({ asynchronous })
  })

  it('leaves Whois out where the brand hides it, and nothing else', () => {
    const session = { consents: [consent({}), consent({ ...WHOIS, uid: 'whois', status: 'pending' })] }
    expect(sortConsents(session, { whois: true })).toHaveLength(2)
    expect(sortConsents(session, { whois: false }).map(({ uid }) => uid)).toEqual(['u1'])
  })

  it('asks for the full set where there is one, else for the minimum', () => {
    expect(only({ consent_group_type: 'ASYNC' })).toMatchObject({ whenTicked: 'ACCEPTED_FULL' })
    expect(only({ consent_group_type: 'ASYNC', field_sets: MINIMUM_ONLY })).toMatchObject({
      whenTicked: 'ACCEPTED_CONTRACTUAL_MINIMUM',
      fields: ['first_name'],
    })
  })

  it('sorts by sub-product without regard to case, then by uid, and puts the unnamed last, however they came', () => {
    const product = (uid: string, sub_product: string | null) =>
      consent({ uid, owned_products: [{ name: 'DOMAINS', sub_product }] })
    const sorted = [
      product('u9', '.amsterdam'),
      product('u1', '.Berlin'),
      product('u2', '.berlin'),
      // Between the letters in capitals and the small ones.
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

  it('is named by what it covers, else by its group', () => {
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

  it('is about the directory when any name of a product says so', () => {
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

  it('tells what the contract shares of an optional group alone, and decides about the rest', () => {
    const optional = only({})
    expect(optional).toMatchObject({ fields: ['first_name', 'organization'], contractFields: ['first_name'] })
    expect(optional && decidedFields(optional)).toEqual(['organization'])
    const required = only({ consent_group_type: 'ASYNC' })
    expect(required?.contractFields).toEqual([])
    expect(required && decidedFields(required)).toEqual(['first_name', 'organization'])
    expect(only({ field_sets: MINIMUM_ONLY })?.contractFields).toEqual([])
  })

  it('stays calm with anything that is no consent', () => {
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

  it('loses nothing that a person must answer, whatever the status and type', () => {
    const word = fc.oneof(
      fc.constantFrom('PENDING', 'PENDING_ASYNC', 'ACCEPTED_FULL', 'DENIED', 'NONE', 'STANDARD', 'ASYNC'),
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    )
    fc.assert(
      fc.property(word, word, (status, type) => {
        expect(only({ status, consent_group_type: type })).toBeDefined()
      }),
    )
  })
})

it('offers to withdraw whatever was allowed, of any type and with any field sets', () => {
  const fields = fc.option(fc.array(fc.constantFrom('first_name', 'city', 'phone_number')), { nil: null })
  fc.assert(
    fc.property(
      fc.constantFrom('STANDARD', 'NOT STANDARD', 'ASYNC', null),
      fc.constantFrom('ACCEPTED_FULL', 'ACCEPTED_CONTRACTUAL_MINIMUM'),
      fc.record({ ACCEPTED_FULL: fields, ACCEPTED_CONTRACTUAL_MINIMUM: fields }),
      (consent_group_type, status, field_sets) => {
        const items = sortConsents({ consents: [consent({ consent_group_type, status, field_sets })] })
        const isMore = field_sets.ACCEPTED_FULL?.some(
          (name) => !field_sets.ACCEPTED_CONTRACTUAL_MINIMUM?.includes(name),
        )
        // At the minimum, the data beyond it has been declined already.
        fc.pre(!(consent_group_type === 'STANDARD' && status === 'ACCEPTED_CONTRACTUAL_MINIMUM' && isMore))
        expect(items).toMatchObject([{ saved: true, ticked: true }])
        expect(answersToSend(items, new Map([['u1', false]]))).toEqual([{ uid: 'u1', status: 'DENIED' }])
      },
    ),
  )
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

  it('sends every pending choice and leaves untouched saved and reference items out', () => {
    expect(send({})).toEqual({ required: 'DENIED', optional: 'DENIED', whois: 'denied' })
    expect(send({ required: true, optional: true, whois: true })).toEqual({
      required: 'ACCEPTED_CONTRACTUAL_MINIMUM',
      optional: 'ACCEPTED_FULL',
      whois: 'accepted_full',
    })
  })

  it('sends a saved item only when its box differs from what was saved', () => {
    expect(send({ 'saved-full': true, 'saved-minimum': false })).not.toHaveProperty('saved-full')
    expect(send({ 'saved-full': false, 'saved-minimum': true })).toMatchObject({
      'saved-full': 'DENIED',
      'saved-minimum': 'ACCEPTED_FULL',
    })
  })

  it('is applied when the session read again holds every answer, and only then', () => {
    const update = { consents: answersToSend(items, new Map([['whois', true]])) }
    const saved = update.consents.map(({ uid, status }) => consent({ uid, status }))
    expect(isApplied({ consents: saved }, update)).toBe(true)
    expect(isApplied({ consents: saved.slice(1) }, update)).toBe(false)
    expect(isApplied({ consents: [] }, { consents: [] })).toBe(true)
  })

  it('can be compared only with a session that has a status for each item sent', () => {
    const update = { consents: answersToSend(items, new Map()) }
    const stored = update.consents.map(({ uid }) => consent({ uid, status: 'ACCEPTED_FULL' }))
    expect(isComparable({ consents: stored }, update)).toBe(true)
    expect(isComparable({ consents: stored.slice(1) }, update)).toBe(false)
    expect(isComparable({}, update)).toBe(false)
    expect(isComparable({ consents: 'none' } as unknown as ConsentSession, update)).toBe(false)
  })

  it('lists the items that were stored differently, and sends them again until another choice is made', () => {
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

  it('sends a required item again that was stored at the minimum, although its box is ticked either way', () => {
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
  it('names pending required boxes left empty and saved required ones emptied in this visit, nothing else', () => {
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

  it('are told when the modification date moved and an answer with it', () => {
    expect(wasChanged(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL'))).toBe(true)
    expect(changes(at(early, 'PENDING'), at(late, 'ACCEPTED_FULL')).map(({ uid }) => uid)).toEqual(['a'])
  })

  it('are none that a person could see when only the hidden Whois moved', () => {
    const whois = (date: string, status: string) => ({
      modification_date: date,
      consents: [consent({ uid: 'w', ...WHOIS, status })],
    })
    const [before, after] = [whois(early, 'pending'), whois(late, 'accepted_full')]
    expect(wasChanged(before, after, { whois: true })).toBe(true)
    expect(wasChanged(before, after, { whois: false })).toBe(false)
    expect(changes(before, after, { whois: false })).toEqual([])
  })

  it('are none when only the date moved, or only the spelling of a date', () => {
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
  const ofSave = (ticked: ReadonlyMap<string, boolean>) => consequences(itemsToSend(items, ticked), ticked)
  const uids = (ticked: Record<string, boolean>) =>
    Object.fromEntries(
      Object.entries(ofSave(new Map(Object.entries(ticked)))).map(([kind, list]) => [kind, list.map(({ uid }) => uid)]),
    )

  it('name what is sent and only that', () => {
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

  it('cover every answer that is sent, once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: items.length, maxLength: items.length }), (values) => {
        const ticked = new Map(items.map(({ uid }, index) => [uid, values[index] ?? false]))
        const told = Object.values(ofSave(ticked))
          .flat()
          .map(({ uid }) => uid)
        expect(told.toSorted()).toEqual(
          answersToSend(items, ticked)
            .map(({ uid }) => uid)
            .toSorted(),
        )
        expect(unsavedItems(items, ticked).map(({ uid }) => uid)).toEqual(
          items.filter((item) => item.ticked !== ticked.get(item.uid)).map(({ uid }) => uid),
        )
      }),
    )
  })
})
