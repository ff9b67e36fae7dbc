import type { components } from '#api/generated/trade.d.ts'
import { PROBLEM, TROUBLE } from './problem.ts'

/** The answer's fields of every item. */
export const ANSWERED = {
  answer: 'approved',
  answered_at: '2026-11-20T09:03:11Z',
  answered_ip: '203.0.113.24',
  reference: 'A-4C1F09D2',
} as const

const RESULT = {
  answer: 'approved',
  answered_at: 1795251600,
  reference: 'A-4C1F09D2',
} satisfies Required<components['schemas']['DecisionResult']>

/** Errors of reading an item. */
export const READ_ERRORS = { 400: PROBLEM, 403: PROBLEM, 404: PROBLEM, 410: PROBLEM, ...TROUBLE }

/** Errors of reading an item that is answered once. */
export const ITEM_ERRORS = { ...READ_ERRORS, 409: PROBLEM }

/** Every answer to a decision, whatever is decided. */
export const DECIDED = { 200: RESULT, 204: null, ...ITEM_ERRORS, 422: PROBLEM }

export const XSRF = { 'X-XSRF-TOKEN': 'b3f1' }

/** What goes with a decision. */
export const DECISION = { ...XSRF, 'X-Text-Version': 'transfer 2026-11-26; sha256=ab', 'X-Text-Language': 'de' }
