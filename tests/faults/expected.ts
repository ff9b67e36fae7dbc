import type { Meaning } from './faults.ts'

/**
 * The kind of call. `item`: the read of a link's item. `sparse item`: the same, if the item may lack every field. `list` and
 * `rows`: a list of TLDs, and its rows. `sample`: the item of a test page, or a message to preview. `optional`: a read that the
 * page can do without. `registrar`: the brand that a reseller's brand replaces. `suggestions`: completions of a search.
 * `list link`: the hash for a link to the list of TLDs. `cleared decision`: a decision whose data is cleared on an error. The
 * other kinds are named after what is sent or fetched.
 */
export type Kind =
  | 'item'
  | 'sparse item'
  | 'list'
  | 'rows'
  | 'sample'
  | 'optional'
  | 'registrar'
  | 'configuration'
  | 'suggestions'
  | 'list link'
  | 'download'
  | 'decision'
  | 'cleared decision'
  | 'correction'
  | 'preferences'
  | 'request'
  | 'upload'

/**
 * How a user recovers from a fault once the backend works again. `none`: nothing to do. `again`: the button "Try again".
 * `click`: the same click again. `again, click`: both. `enter, click`: other input and a click. `letter`: a text
 * to send to the provider. `link`: opening the link again. `close`: closing the message. `reload`: the button "Reload".
 */
export type Recovery =
  | 'none'
  | 'again'
  | 'click'
  | 'again, click'
  | 'enter, click'
  | 'letter'
  | 'link'
  | 'close'
  | 'reload'

/** A page's state, in message keys. `*` is the heading of a page that lacks its item, `*.x` a key in its namespace. */
export type State = {
  /** Key of the page's heading; omitted if it is the heading in `PageCall`. */
  heading?: string
  /** Key of the message about the call, or several alternatives. */
  message?: string | readonly string[]
  recovery: Recovery
  /** Writes that reach the backend in total, including the recovery; 0 for reads. */
  writes: 0 | 1 | 2
}

const headingAfterRead = (heading: string, recovery: Recovery): State => ({ heading, recovery, writes: 0 })
const messageAfterWrite = (message: string, recovery: Recovery = 'click'): State => ({
  message,
  recovery,
  writes: recovery.endsWith('click') ? 2 : 1,
})
const headingAfterWrite = (heading: string, recovery: Recovery): State => ({ heading, recovery, writes: 1 })

const NO_ERROR: State = { recovery: 'none', writes: 0 }
/** The page with gaps: it omits missing values, such as a domain that only the item contains. */
const GAPS = headingAfterRead('*', 'link')

const DONE: State = { recovery: 'none', writes: 1 }
const OPTIONAL_FAILED: State = { message: 'shell.banner.beside', recovery: 'close', writes: 0 }

/** The banners that can appear on a page without its own message about the failure. */
const BANNERS = ['shell.banner.said', 'shell.banner.unknownError', 'shell.banner.timeout']

/** The states by meaning of the fault; `otherwise` is for all other meanings. */
type StatesByMeaning = { otherwise: State } & Partial<Record<Meaning, State>>

/** The states of a dead link (403, 404 and 410). */
const DEAD_LINK = {
  forbidden: headingAfterRead('failure.forbidden.heading', 'letter'),
  unknown: headingAfterRead('failure.unknownKey.heading', 'letter'),
  expired: headingAfterRead('failure.expired.heading', 'letter'),
}
const ITEM: StatesByMeaning = {
  ...DEAD_LINK,
  otherwise: headingAfterRead('failure.away.heading', 'again'),
  invalid: headingAfterRead('failure.invalid.heading', 'again'),
  answered: headingAfterRead('failure.answered.heading', 'link'),
  'too many': headingAfterRead('failure.tooMany.heading', 'again'),
  good: NO_ERROR,
}

/** The states that all kinds of decisions have in common. */
const DECISION: StatesByMeaning = {
  otherwise: DONE,
  forbidden: headingAfterWrite('failure.forbidden.heading', 'letter'),
  unknown: headingAfterWrite('failure.unknownKey.heading', 'letter'),
  answered: headingAfterWrite('*.unknown.heading', 'link'),
  expired: headingAfterWrite('*.expired.heading', 'link'),
  'too many': messageAfterWrite('decision.tooMany'),
}

const FAILED_SAMPLE = {
  forbidden: headingAfterRead('sampleFailure.refused.heading', 'again'),
  invalid: headingAfterRead('sampleFailure.refused.heading', 'again'),
  answered: headingAfterRead('sampleFailure.refused.heading', 'again'),
  unknown: headingAfterRead('sampleFailure.unknown.heading', 'again'),
  expired: headingAfterRead('sampleFailure.unknown.heading', 'again'),
  'too many': headingAfterRead('sampleFailure.tooMany.heading', 'again'),
}

const MISSING_LIST = headingAfterRead('tldInfo.missing.heading', 'link')

/** What a page shows, and how to recover, by kind of call and meaning of the fault. */
export const EXPECTED: Record<Kind, StatesByMeaning> = {
  item: ITEM,
  'sparse item': { ...ITEM, misshapen: GAPS, empty: GAPS },
  list: {
    otherwise: headingAfterRead('tldInfo.away.heading', 'again'),
    invalid: MISSING_LIST,
    forbidden: MISSING_LIST,
    unknown: MISSING_LIST,
    answered: MISSING_LIST,
    expired: MISSING_LIST,
    'too many': headingAfterRead('failure.tooMany.heading', 'again'),
    good: NO_ERROR,
  },
  rows: {
    otherwise: { heading: 'tldInfo.heading', message: 'tldInfo.failed', recovery: 'again', writes: 0 },
    good: NO_ERROR,
  },
  sample: {
    ...FAILED_SAMPLE,
    otherwise: headingAfterRead('sampleFailure.away.heading', 'again'),
    misshapen: GAPS,
    empty: GAPS,
    good: NO_ERROR,
  },
  // A 409 is shown only as the outcome of a decision.
  optional: { otherwise: OPTIONAL_FAILED, good: NO_ERROR, misshapen: NO_ERROR, empty: NO_ERROR, answered: NO_ERROR },
  registrar: { otherwise: NO_ERROR },
  configuration: {
    otherwise: OPTIONAL_FAILED,
    good: NO_ERROR,
    empty: NO_ERROR,
    answered: NO_ERROR,
    // A malformed flag counts as on (docs/decisions.md).
    misshapen: NO_ERROR,
  },
  suggestions: { otherwise: NO_ERROR },
  'list link': { otherwise: { message: BANNERS, recovery: 'click', writes: 0 }, good: NO_ERROR },
  download: {
    otherwise: { message: 'dataCopy.download.failed', recovery: 'again', writes: 0 },
    forbidden: headingAfterRead('dataCopy.download.expired.heading', 'link'),
    unknown: headingAfterRead('dataCopy.download.expired.heading', 'link'),
    expired: headingAfterRead('dataCopy.download.expired.heading', 'link'),
    good: NO_ERROR,
  },
  decision: { ...DECISION, lost: messageAfterWrite('decision.failed'), invalid: messageAfterWrite('decision.refused') },
  'cleared decision': {
    ...DECISION,
    lost: { heading: 'decision.cleared.failed.heading', recovery: 'again, click', writes: 2 },
    invalid: messageAfterWrite('decision.refused'),
    'too many': { heading: 'decision.cleared.tooMany.heading', recovery: 'again, click', writes: 2 },
  },
  correction: {
    ...DECISION,
    lost: messageAfterWrite('dataQuality.correct.failed'),
    invalid: messageAfterWrite('dataQuality.correct.refused'),
  },
  preferences: {
    ...DECISION,
    lost: messageAfterWrite('preferences.failed'),
    invalid: messageAfterWrite('preferences.refused'),
    'too many': messageAfterWrite('failure.tooMany.help'),
    answered: messageAfterWrite('preferences.conflict', 'reload'),
    expired: headingAfterWrite('failure.expired.heading', 'letter'),
  },
  request: {
    otherwise: DONE,
    lost: messageAfterWrite('dataCopy.failed.again'),
    executed: messageAfterWrite('dataCopy.failed.again'),
    invalid: messageAfterWrite('dataCopy.email.refused'),
    forbidden: messageAfterWrite('dataCopy.failed.expired'),
    unknown: messageAfterWrite('dataCopy.failed.expired'),
    expired: messageAfterWrite('dataCopy.failed.expired'),
    answered: messageAfterWrite('dataCopy.failed.refused'),
    'too many': messageAfterWrite('dataCopy.failed.tooMany'),
  },
  upload: {
    ...DECISION,
    lost: messageAfterWrite('dataQuality.document.sending.failed'),
    invalid: messageAfterWrite('dataQuality.document.file.problems.refused', 'enter, click'),
    'too many': messageAfterWrite('dataQuality.document.sending.tooMany'),
  },
}
