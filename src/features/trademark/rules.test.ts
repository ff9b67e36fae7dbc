import { expect, it } from 'vitest'
import { readMarks } from './rules.ts'

const CLASS = { classNum: 35, content: 'Advertising' }
const HOLDER = { entitlement: 'owner', org: 'Example Inc.', addr: { street: '1 Lane', city: 'Reston', pc: '20190' } }

it('reads one object as it reads a list of one', () => {
  const one = { markName: 'One', classDesc: CLASS, holder: HOLDER, notExactMatch: { udrp: { caseNo: 'D1' } } }
  const listed = { ...one, classDesc: [CLASS], holder: [HOLDER], notExactMatch: { udrp: [{ caseNo: 'D1' }] } }
  expect(readMarks({ trademark_list: one })).toEqual(readMarks({ trademark_list: [listed] }))
  expect(readMarks({ trademark_list: one })).toMatchObject([
    {
      name: 'One',
      classes: [{ number: '35', text: 'Advertising' }],
      holders: [{ role: 'owner', names: ['Example Inc.'], address: ['1 Lane', '20190 Reston'] }],
      udrp: [{ number: 'D1' }],
    },
  ])
})

it('reads lists of none', () => {
  for (const list of [[], null, undefined]) expect(readMarks({ trademark_list: list })).toEqual([])
})

it('leaves out what says nothing', () => {
  const empty = {
    classDesc: { classNum: null },
    holder: { addr: null },
    contact: { name: '' },
    notExactMatch: { court: null },
  }
  expect(readMarks({ trademark_list: [empty] })).toMatchObject([
    { classes: [], holders: [], contacts: [], courts: [], udrp: [] },
  ])
})

it('writes a town as its country does', () => {
  const townOf = (addr: Record<string, string>) => readMarks({ trademark_list: [{ holder: { addr } }] })[0]?.holders[0]
  expect(townOf({ city: 'Reston', sp: 'VA', pc: '20190', cc: 'US' })).toMatchObject({
    address: ['Reston, VA 20190'],
    country: 'US',
  })
  expect(townOf({ city: 'La ciudad', sp: 'CD', pc: '34323', cc: 'AR' })?.address).toEqual(['34323 La ciudad, CD'])
  expect(townOf({ city: 'Berlin', sp: 'Berlin', pc: '10115', cc: 'DE' })?.address).toEqual(['10115 Berlin'])
})
