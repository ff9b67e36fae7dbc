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
 * `press`: the same click again. `again, press`: both. `enter, press`: another input and the click. `letter`: a text to send to
 * the provider. `link`: opening the link again. `close`: closing the message. `reload`: the button "Reload".
 */
export type Recovery =
  | 'none'
  | 'again'
  | 'press'
  | 'again, press'
  | 'enter, press'
  | 'letter'
  | 'link'
  | 'close'
  | 'reload'

/** The state of a page, as message keys. `*` stands for the heading without an item, `*.` for the page's namespace. */
export type State = {
  /** Key of the page's heading; omitted if it is the heading in `PageCall`. */
  heading?: string
  /** Key of the message about the call, or several alternatives. */
  message?: string | readonly string[]
  recovery: Recovery
  /** Writes that reach the backend in total, including the recovery; 0 for reads. */
  writes: 0 | 1 | 2
}

const read = (heading: string, recovery: Recovery): State => ({ heading, recovery, writes: 0 })
const write = (message: string, recovery: Recovery = 'press'): State => ({
  message,
  recovery,
  writes: recovery.endsWith('press') ? 2 : 1,
})
const afterWrite = (heading: string, recovery: Recovery): State => ({ heading, recovery, writes: 1 })

const SHOWN: State = { recovery: 'none', writes: 0 }
/** The page with gaps: it omits missing values, such as a domain that only the item contains. */
const GAPS = read('*', 'link')

const DONE: State = { recovery: 'none', writes: 1 }
const OPTIONAL_FAILED: State = { message: 'shell.banner.beside', recovery: 'close', writes: 0 }

/** The banners that can appear on a page without its own message about the failure. */
const BANNERS = ['shell.banner.said', 'shell.banner.unknownError', 'shell.banner.timeout']

/** The states by meaning of the fault; `otherwise` is for all other meanings. */
type Table = { otherwise: State } & Partial<Record<Meaning, State>>

/** The states of a dead link (403, 404 and 410). */
const DEAD_LINK = {
  forbidden: read('failure.forbidden.heading', 'letter'),
  unknown: read('failure.unknownKey.heading', 'letter'),
  expired: read('failure.expired.heading', 'letter'),
}
const ITEM: Table = {
  ...DEAD_LINK,
  otherwise: read('failure.away.heading', 'again'),
  invalid: read('failure.invalid.heading', 'again'),
  answered: read('failure.answered.heading', 'link'),
  'too many': read('failure.tooMany.heading', 'again'),
  good: SHOWN,
}

/** The states that all kinds of decisions have in common. */
const DECISION: Table = {
  otherwise: DONE,
  forbidden: afterWrite('failure.forbidden.heading', 'letter'),
  unknown: afterWrite('failure.unknownKey.heading', 'letter'),
  answered: afterWrite('*.unknown.heading', 'link'),
  expired: afterWrite('*.expired.heading', 'link'),
  'too many': write('decision.tooMany'),
}

const FAILED_SAMPLE = {
  forbidden: read('sampleFailure.refused.heading', 'again'),
  invalid: read('sampleFailure.refused.heading', 'again'),
  answered: read('sampleFailure.refused.heading', 'again'),
  unknown: read('sampleFailure.unknown.heading', 'again'),
  expired: read('sampleFailure.unknown.heading', 'again'),
  'too many': read('sampleFailure.tooMany.heading', 'again'),
}

const MISSING_LIST = read('tldInfo.missing.heading', 'link')

/** What a page shows, and how to recover, by kind of call and meaning of the fault. */
export const EXPECTED: Record<Kind, Table> = {
  item: ITEM,
  'sparse item': { ...ITEM, misshapen: GAPS, empty: GAPS },
  list: {
    otherwise: read('tldInfo.away.heading', 'again'),
    invalid: MISSING_LIST,
    forbidden: MISSING_LIST,
    unknown: MISSING_LIST,
    answered: MISSING_LIST,
    expired: MISSING_LIST,
    'too many': read('failure.tooMany.heading', 'again'),
    good: SHOWN,
  },
  rows: {
    otherwise: { heading: 'tldInfo.heading', message: 'tldInfo.failed', recovery: 'again', writes: 0 },
    good: SHOWN,
  },
  sample: {
    ...FAILED_SAMPLE,
    otherwise: read('sampleFailure.away.heading', 'again'),
    misshapen: GAPS,
    empty: GAPS,
    good: SHOWN,
  },
  // A 409 is shown only as the outcome of a decision.
  optional: { otherwise: OPTIONAL_FAILED, good: SHOWN, misshapen: SHOWN, empty: SHOWN, answered: SHOWN },
  // The reseller's brand replaces the registrar's.
  registrar: { otherwise: SHOWN },
  configuration: {
    otherwise: OPTIONAL_FAILED,
    good: SHOWN,
    empty: SHOWN,
    answered: SHOWN,
    // A malformed flag counts as on (docs/decisions.md).
    misshapen: SHOWN,
  },
  suggestions: { otherwise: SHOWN },
  'list link': { otherwise: { message: BANNERS, recovery: 'press', writes: 0 }, good: SHOWN },
  download: {
    otherwise: { message: 'dataCopy.download.failed', recovery: 'again', writes: 0 },
    unknown: read('dataCopy.download.expired.heading', 'link'),
    expired: read('dataCopy.download.expired.heading', 'link'),
    good: SHOWN,
  },
  decision: { ...DECISION, lost: write('decision.failed'), invalid: write('decision.refused') },
  'cleared decision': {
    ...DECISION,
    lost: { heading: 'decision.cleared.failed.heading', recovery: 'again, press', writes: 2 },
    invalid: write('decision.refused'),
    'too many': { heading: 'decision.cleared.tooMany.heading', recovery: 'again, press', writes: 2 },
  },
  correction: {
    ...DECISION,
    lost: write('dataQuality.correct.failed'),
    invalid: write('dataQuality.correct.refused'),
  },
  preferences: {
    ...DECISION,
    lost: write('preferences.failed'),
    invalid: write('preferences.refused'),
    'too many': write('failure.tooMany.help'),
    answered: write('preferences.conflict', 'reload'),
    expired: afterWrite('failure.expired.heading', 'letter'),
  },
  request: {
    otherwise: DONE,
    lost: write('dataCopy.failed.again'),
    executed: write('dataCopy.failed.again'),
    invalid: write('dataCopy.email.refused'),
    forbidden: write('dataCopy.failed.expired'),
    unknown: write('dataCopy.failed.expired'),
    expired: write('dataCopy.failed.expired'),
    answered: write('dataCopy.failed.refused'),
    'too many': write('dataCopy.failed.tooMany'),
  },
  upload: {
    ...DECISION,
    lost: write('dataQuality.document.sending.failed'),
    invalid: write('dataQuality.document.file.problems.refused', 'enter, press'),
    'too many': write('dataQuality.document.sending.tooMany'),
  },
}
