import { describe, expect, it } from 'vitest'
import {
  agentOf,
  compareFields,
  choicesOf,
  hasChangedChoice,
  legalHolderOf,
  lockOf,
  otherAnswerOf,
  outcomeOf,
  statusOf,
} from './rules.ts'

const EDITABLE = { trade_hold_editable: '1', designated_agent_editable: 1 } as const

describe('choicesOf', () => {
  it('contains only editable settings', () => {
    expect(choicesOf({}, { trade_hold: '1', designated_agent: '1' })).toEqual({})
    expect(choicesOf({ trade_hold_enabled: true, trade_hold_editable: false }, { trade_hold: '0' })).toEqual({})
  })

  it('contains the current setting until it is changed', () => {
    const trade = { ...EDITABLE, trade_hold_enabled: false, designated_agent_enabled: '1' } as const
    expect(choicesOf(trade, {})).toEqual({ trade_hold: '0', designated_agent: '1' })
  })

  it('by default, turns an editable lock on and the authority of the agent off', () => {
    expect(choicesOf(EDITABLE, {})).toEqual({ trade_hold: '1', designated_agent: '0' })
    expect(lockOf({})).toEqual({ editable: false, enabled: false })
    expect(lockOf({ trade_hold_enabled: 1 })).toEqual({ editable: false, enabled: true })
    expect(agentOf({})).toEqual({ editable: false, enabled: false })
  })
})

it.each([
  [null, 'none'],
  ['', 'none'],
  [undefined, 'unreported'],
  ['approved', 'approved'],
  ['cancelled', 'cancelled'],
  ['postponed', 'unknown'],
] as const)("reads the other side's answer %j as %s", (other_side_answer, answer) => {
  expect(otherAnswerOf({ ...(other_side_answer !== undefined && { other_side_answer }) })).toBe(answer)
})

it('detects a choice that differs from the current setting', () => {
  const trade = { ...EDITABLE, trade_hold_enabled: true }
  expect(hasChangedChoice(trade, {})).toBe(false)
  expect(hasChangedChoice(trade, { trade_hold: '1', designated_agent: '0' })).toBe(false)
  expect(hasChangedChoice(trade, { trade_hold: '0' })).toBe(true)
  expect(hasChangedChoice(trade, { designated_agent: '1' })).toBe(true)
})

describe('statusOf and outcomeOf', () => {
  it('is answered for both sides if one cancels, even after the deadline', () => {
    const trade = { other_side_answer: 'cancelled', approval_deadline: '2001-01-01T00:00:00Z' } as const
    expect(statusOf(trade)).toEqual({ is: 'answered', by: 'otherSide', answer: 'other-cancelled' })
    expect(statusOf({ ...trade, other_side_answered_at: '2026-11-20T08:00:00Z' })).toMatchObject({
      at: new Date('2026-11-20T08:00:00Z'),
    })
    expect(outcomeOf('approved', trade)).toBe('otherCancelled')
    expect(statusOf({ ...trade, answer: 'approved' })).not.toHaveProperty('by')
  })

  it('distinguishes an approval by one side from an approval by both', () => {
    expect(outcomeOf('approved', { other_side_answer: '' })).toBe('approved')
    expect(outcomeOf('approved', { other_side_answer: 'approved' })).toBe('completed')
    expect(outcomeOf('cancelled', { other_side_answer: 'cancelled' })).toBe('cancelled')
    expect(outcomeOf('something', { other_side_answer: 'approved' })).toBe('unknown')
    expect(outcomeOf(undefined, {})).toBe('unknown')
  })
})

describe('registrants', () => {
  it('have the organization as legal holder, else the person', () => {
    const [organization, person] = [
      { name: 'Jo', organization: 'Anders GmbH' },
      { name: 'Jo', organization: ' ' },
    ]
    expect(legalHolderOf(organization)).toEqual({ kind: 'organization', field: 'organization', name: 'Anders GmbH' })
    expect(legalHolderOf(person)).toEqual({ kind: 'person', field: 'name', name: 'Jo' })
    expect(legalHolderOf({ name: ' ', organization: null })).toBeUndefined()
    expect(legalHolderOf(null)).toBeUndefined()
  })

  it('are compared field by field, unless a registrant is unknown', () => {
    const holder = { name: 'Jo', organization: '', email: 'jo@a.example' }
    const comparisons = compareFields(holder, { name: 'Jo ', organization: null, email: 'jo@b.example' })
    expect(comparisons.filter(({ isChanged }) => isChanged)).toEqual([
      { field: 'email', from: 'jo@a.example', to: 'jo@b.example', isChanged: true },
    ])
    expect(comparisons.map(({ field }) => field)).toEqual(['name', 'organization', 'email'])
    expect(compareFields(holder, null).some(({ isChanged }) => isChanged)).toBe(false)
    expect(compareFields(null, holder).some(({ isChanged }) => isChanged)).toBe(false)
  })
})
