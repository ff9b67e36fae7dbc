import { expect, it } from 'vitest'
import { hasDecisions, readMarks } from './rules.ts'

const CLASS = { classNum: 35, content: 'Advertising' }
const HOLDER = { entitlement: 'owner', org: 'Example Inc.', addr: { street: '1 Lane', city: 'Reston', pc: '20190' } }

it('reads a single object like a one-element list, and ignores empty values', () => {
  const one = { markName: 'One', classDesc: CLASS, holder: HOLDER, notExactMatch: { udrp: { caseNo: 'D1' } } }
  const listed = { ...one, classDesc: [CLASS], holder: [HOLDER], notExactMatch: { udrp: [{ caseNo: 'D1' }] } }
  expect(readMarks({ trademark_list: one })).toEqual(readMarks({ trademark_list: [listed] }))
  const holders = [{ role: 'owner', names: ['Example Inc.'], address: ['1 Lane', '20190 Reston'] }]
  const classes = [{ number: '35', text: 'Advertising' }]
  expect(readMarks({ trademark_list: one })).toMatchObject([
    { name: 'One', classes, holders, udrp: [{ number: 'D1' }] },
  ])
  const empty = { classDesc: { classNum: null }, holder: { addr: null }, contact: { name: '' } }
  expect(readMarks({ trademark_list: [empty, null, 'C'] as never })).toMatchObject([
    { classes: [], holders: [], contacts: [], courts: [], udrp: [] },
  ])
})

it('reads every part of a mark', () => {
  const addr = { street: ['1 Lane', ' Floor 2 '], city: 'Reston', sp: 'VA', pc: '20190', cc: 'us' }
  const voice = { voice: '+1.5555550100', voice_ext: 12, fax: '+1.5555550101' }
  const contact = { type: 'agent', name: 'Jo', org: ' ', email: 'jo@example.com', addr, ...voice }
  const court = { refNum: 'C-1', courtName: 'Court', cc: 'ES', region: ['Madrid', 'Toledo'] }
  const mark = {
    markName: ' One ',
    jurDesc: { jurCC: 'ES', content: 'Spain' },
    goodsAndServices: 'Shoes',
    contact,
    notExactMatch: { court, udrp: { caseNo: 'D1', udrpProvider: 'WIPO' } },
  }
  expect(readMarks({ trademark_list: mark as never })).toEqual([
    {
      name: 'One',
      jurisdiction: 'Spain (ES)',
      goods: 'Shoes',
      classes: [],
      holders: [],
      contacts: [
        {
          role: 'agent',
          names: ['Jo'],
          address: ['1 Lane', 'Floor 2', 'Reston, VA 20190'],
          country: 'us',
          email: 'jo@example.com',
          voice: '+1.5555550100',
          extension: '12',
          fax: '+1.5555550101',
        },
      ],
      courts: [{ reference: 'C-1', court: 'Court', place: 'Madrid, Toledo, ES' }],
      udrp: [{ number: 'D1', provider: 'WIPO' }],
    },
  ])
})

it.each([
  [{ content: 'Spain' }, 'Spain'],
  [{ jurCC: 'ES' }, '(ES)'],
  [{}, undefined],
])('writes the jurisdiction %j as %s', (jurDesc, jurisdiction) => {
  expect(readMarks({ trademark_list: { jurDesc } })[0]?.jurisdiction).toBe(jurisdiction)
})

it.each([
  { name: 'Jo' },
  { addr: { street: '1 Lane' } },
  { addr: { cc: 'DE' } },
  { email: 'jo@example.com' },
  { voice: '+1.5555550100' },
  { fax: '+1.5555550101' },
])('reads a party with only %j', (contact) => {
  expect(readMarks({ trademark_list: { contact: [contact, {}] } })[0]?.contacts).toHaveLength(1)
})

it('reports a decision if any part of it is known', () => {
  const decisionsOf = (notExactMatch: object) => readMarks({ trademark_list: { notExactMatch } }).map(hasDecisions)
  expect(decisionsOf({})).toEqual([false])
  expect(decisionsOf({ court: [null, {}, 'a court'], udrp: [{}] })).toEqual([false])
  expect(decisionsOf({ court: { courtName: 'Court' } })).toEqual([true])
  expect(decisionsOf({ udrp: { udrpProvider: 'WIPO' } })).toEqual([true])
})

it.each([
  [{ cc: 'US', sp: 'VA' }, ['VA']],
  [{ cc: 'CA', city: 'Ottawa' }, ['Ottawa']],
  [{ cc: 'CA', city: 'Ottawa', sp: 'ON', pc: 'K1A 0A1' }, ['Ottawa, ON K1A 0A1']],
  [{ cc: 'au', city: 'Perth', sp: 'WA', pc: '6000' }, ['Perth, WA 6000']],
  [{ cc: 'AR', city: 'La ciudad', sp: 'CD', pc: '34323' }, ['34323 La ciudad, CD']],
  [{ cc: 'DE', city: 'Berlin', sp: 'Berlin', pc: '10115' }, ['10115 Berlin']],
  [{ cc: 'DE' }, []],
])('formats a city by the convention of its country: %j', (addr, address) => {
  expect(readMarks({ trademark_list: [{ holder: { addr } }] })[0]?.holders[0]?.address).toEqual(address)
})
