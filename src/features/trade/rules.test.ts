import { describe, expect, it } from 'vitest'
import {
  agentOf,
  changesOf,
  choicesOf,
  isChosen,
  legalHolder,
  lockOf,
  otherAnswerOf,
  outcomeOf,
  statusOf,
} from './rules.ts'

const EDITABLE = { trade_hold_editable: '1', designated_agent_editable: 1 } as const

describe('choices', () => {
  it('sends nothing that cannot be chosen', () => {
    expect(choicesOf({}, { trade_hold: '1', designated_agent: '1' })).toEqual({})
    expect(choicesOf({ trade_hold_enabled: true, trade_hold_editable: false }, { trade_hold: '0' })).toEqual({})
  })

  it('keeps the setting while untouched', () => {
    const trade = { ...EDITABLE, trade_hold_enabled: false, designated_agent_enabled: '1' } as const
    expect(choicesOf(trade, {})).toEqual({ trade_hold: '0', designated_agent: '1' })
  })

  it('takes silence for a lock that holds and an agent without authority', () => {
    expect(choicesOf(EDITABLE, {})).toEqual({ trade_hold: '1', designated_agent: '0' })
    expect(lockOf({})).toEqual({ editable: false, enabled: false })
    expect(lockOf({ trade_hold_enabled: 1 })).toEqual({ editable: false, enabled: true })
    expect(agentOf({})).toEqual({ editable: false, enabled: false })
  })

  it('sends what was chosen', () => {
    const chosen = { trade_hold: '0', designated_agent: '1' } as const
    expect(choicesOf({ ...EDITABLE, trade_hold_enabled: true, designated_agent_enabled: false }, chosen)).toEqual(
      chosen,
    )
  })
})

it.each([
  [null, 'none'],
  ['', 'none'],
  [undefined, 'unsaid'],
  ['approved', 'approved'],
  ['cancelled', 'cancelled'],
  ['postponed', 'unknown'],
] as const)('reads the other answer %j as %s', (other_side_answer, answer) => {
  expect(otherAnswerOf({ ...(other_side_answer !== undefined && { other_side_answer }) })).toBe(answer)
})

it('is chosen what differs from the setting in force', () => {
  const trade = { ...EDITABLE, trade_hold_enabled: true }
  expect(isChosen(trade, {})).toBe(false)
  expect(isChosen(trade, { trade_hold: '1', designated_agent: '0' })).toBe(false)
  expect(isChosen(trade, { trade_hold: '0' })).toBe(true)
  expect(isChosen(trade, { designated_agent: '1' })).toBe(true)
})

describe('statusOf', () => {
  it('ends for both sides when one cancels, also after the deadline', () => {
    const trade = { other_side_answer: 'cancelled', approval_deadline: '2001-01-01T00:00:00Z' } as const
    expect(statusOf(trade)).toEqual({ is: 'answered', by: 'other', answer: 'other-cancelled' })
    expect(statusOf({ ...trade, other_side_answered_at: '2026-11-20T08:00:00Z' })).toMatchObject({
      at: new Date('2026-11-20T08:00:00Z'),
    })
    expect(outcomeOf('approved', trade)).toBe('otherCancelled')
  })

  it('is this side’s own answer where there is one, and its own deadline while nobody has cancelled', () => {
    const own = { answer: 'approved', reference: 'C-1', other_side_answer: 'cancelled' } as const
    expect(statusOf(own)).toMatchObject({ is: 'answered', answer: 'approved', reference: 'C-1' })
    expect(statusOf(own)).not.toHaveProperty('by')
    expect(statusOf({ other_side_answer: 'approved' })).toEqual({ is: 'open' })
    expect(statusOf({ approval_deadline: '2001-01-01T00:00:00Z' })).toMatchObject({ is: 'expired' })
  })

  it('tells a half-done change from one that both approved', () => {
    expect(outcomeOf('approved', { other_side_answer: '' })).toBe('approved')
    expect(outcomeOf('approved', { other_side_answer: 'approved' })).toBe('completed')
    expect(outcomeOf('cancelled', { other_side_answer: 'cancelled' })).toBe('cancelled')
    expect(outcomeOf('something', { other_side_answer: 'approved' })).toBe('unknown')
    expect(outcomeOf(undefined, {})).toBe('unknown')
  })
})

describe('holders', () => {
  it('makes the organization the legal holder when it is filled, else the person', () => {
    const [organization, person] = [
      { name: 'Jo', organization: 'Anders GmbH' },
      { name: 'Jo', organization: ' ' },
    ]
    expect(legalHolder(organization)).toEqual({ kind: 'organization', field: 'organization', name: 'Anders GmbH' })
    expect(legalHolder(person)).toEqual({ kind: 'person', field: 'name', name: 'Jo' })
    expect(legalHolder({ name: ' ', organization: null })).toBeUndefined()
    expect(legalHolder(null)).toBeUndefined()
  })

  it('marks what differs, and nothing against a holder unknown', () => {
    const holder = { name: 'Jo', organization: '', email: 'jo@a.example' }
    const changes = changesOf(holder, { name: 'Jo ', organization: null, email: 'jo@b.example' })
    expect(changes.filter(({ isChanged }) => isChanged)).toEqual([
      { field: 'email', from: 'jo@a.example', to: 'jo@b.example', isChanged: true },
    ])
    expect(changes.map(({ field }) => field)).toEqual(['name', 'organization', 'email'])
    expect(changesOf(holder, null).some(({ isChanged }) => isChanged)).toBe(false)
    expect(changesOf(null, holder).some(({ isChanged }) => isChanged)).toBe(false)
  })
})
