import type { StateFact } from './state-facts.ts'

/**
 * `pages`: somebody who opens a page does not see what they should. `contract`: the pages get along, but others who keep
 * to the contract may not. `tolerated`: the contract leaves it open.
 */
export type Severity = 'pages' | 'contract' | 'tolerated'

/** One thing in an answer that is not as the contract says. */
export interface Deviation {
  /** `answer`, `status`, `header content-type`, `body /object_data/consents/*\/uid`, `extra property`. */
  field: string
  /** What tells it from other deviations of the same field, the same from one run to the next. */
  rule: string
  /** The deviation in words. */
  what: string
  severity: Severity
}

/** Expectation of an answer beyond being one of those that its contract declares. */
export interface Expected {
  /** Statuses that are right here. */
  statuses: number[]
  /** The statuses in words, where numbers say too little. */
  statusWords?: string
  /** The kind of wrong request; absent for a right one. */
  wrong?: string
  /** Places of dates that cannot be read in the very example that is asked for. */
  unreadable?: string[]
  /** What the item has to say in the state that is asked for. */
  facts?: StateFact[]
  /** Whether nobody promises what the answer says. */
  anyBody?: boolean
  /** Whether an answer of the sandbox that tells of a broken contract, which is always 500, is as good. */
  loud?: boolean
}
