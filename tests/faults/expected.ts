import type { Meaning } from './faults.ts'

/**
 * What kind of call it is, and what kind of page shows what became of it. `item`: what a link is about is read. `sparse item`:
 * an item that may lack every field. `list` and `rows`: a list of TLDs, and its rows. `sample`: the item of a test page, or a
 * message to preview. `beside`: a read that the page can do without. `registrar`: a brand that the reseller's replaces.
 * `suggestions`: completions of a search. `way to the list`: what a link to the list of TLDs needs. `cleared decision`: a
 * decision whose data is cleared on an error. The others are named like what is sent or fetched.
 */
export type Kind =
  | 'item'
  | 'sparse item'
  | 'list'
  | 'rows'
  | 'sample'
  | 'beside'
  | 'registrar'
  | 'configuration'
  | 'suggestions'
  | 'way to the list'
  | 'download'
  | 'decision'
  | 'cleared decision'
  | 'correction'
  | 'preferences'
  | 'request'
  | 'upload'

/**
 * How a user recovers from a fault once the backend works again. `there`: nothing to do. `again`: the button Try again.
 * `press`: the same click again. `again, press`: both. `enter, press`: another input and the click. `letter`: a text to send to
 * the provider. `link`: opening the link again. `close`: closing the message. `reload`: the button for that.
 */
export type WayOut =
  | 'there'
  | 'again'
  | 'press'
  | 'again, press'
  | 'enter, press'
  | 'letter'
  | 'link'
  | 'close'
  | 'reload'

/** A state of a page, by keys of messages. A key `*` is that of the page without an item, `*.` its namespace. */
export type State = {
  /** Key of the page's heading; the one that it has anyway when left out. */
  heading?: string
  /** Key of the message about the call, or several alternatives. */
  told?: string | readonly string[]
  wayOut: WayOut
  /** Writes that reach the backend in total, including the recovery; 0 for reads. */
  writes: 0 | 1 | 2
}

const read = (heading: string, wayOut: WayOut): State => ({ heading, wayOut, writes: 0 })
const write = (told: string, wayOut: WayOut = 'press'): State => ({
  told,
  wayOut,
  writes: wayOut.endsWith('press') ? 2 : 1,
})
const ended = (heading: string, wayOut: WayOut): State => ({ heading, wayOut, writes: 1 })

const SHOWN: State = { wayOut: 'there', writes: 0 }
/** The page with gaps: it omits missing values, such as domains that only the item names. */
const GAPS = read('*', 'link')

const DONE: State = { wayOut: 'there', writes: 1 }
const TOLD_BESIDE: State = { told: 'shell.banner.beside', wayOut: 'close', writes: 0 }

/** The banner alone, if the page has no message. */
const BY_THE_SERVICE = ['shell.banner.said', 'shell.banner.unknownError', 'shell.banner.timeout']

/** The states by what the fault means; `otherwise` is for every meaning that is not named. */
type Table = { otherwise: State } & Partial<Record<Meaning, State>>

/** The states of a link that leads nowhere (403, 404 and 410). */
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

/** The states of a decision whose link leads nowhere, and of one that is over. */
const DECISION: Table = {
  otherwise: DONE,
  forbidden: ended('failure.forbidden.heading', 'letter'),
  unknown: ended('failure.unknownKey.heading', 'letter'),
  answered: ended('*.unknown.heading', 'link'),
  expired: ended('*.expired.heading', 'link'),
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

/** What a page shows, and how to recover, for each kind of call and each meaning of a fault. */
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
    otherwise: { heading: 'tldInfo.heading', told: 'tldInfo.failed', wayOut: 'again', writes: 0 },
    good: SHOWN,
  },
  sample: {
    ...FAILED_SAMPLE,
    otherwise: read('sampleFailure.away.heading', 'again'),
    misshapen: GAPS,
    empty: GAPS,
    good: SHOWN,
  },
  // A 409 is shown only if it is an outcome.
  beside: { otherwise: TOLD_BESIDE, good: SHOWN, misshapen: SHOWN, empty: SHOWN, answered: SHOWN },
  // The reseller's brand replaces it. In the browser, the failure shows only if it comes after that brand.
  registrar: { otherwise: SHOWN },
  configuration: {
    otherwise: TOLD_BESIDE,
    good: SHOWN,
    empty: SHOWN,
    answered: SHOWN,
    // A malformed flag counts as on (docs/decisions.md).
    misshapen: SHOWN,
  },
  suggestions: { otherwise: SHOWN },
  'way to the list': { otherwise: { told: BY_THE_SERVICE, wayOut: 'press', writes: 0 }, good: SHOWN },
  download: {
    otherwise: { told: 'dataCopy.download.failed', wayOut: 'again', writes: 0 },
    unknown: read('dataCopy.download.expired.heading', 'link'),
    expired: read('dataCopy.download.expired.heading', 'link'),
    good: SHOWN,
  },
  decision: { ...DECISION, lost: write('decision.failed'), invalid: write('decision.refused') },
  'cleared decision': {
    ...DECISION,
    lost: { heading: 'decision.cleared.failed.heading', wayOut: 'again, press', writes: 2 },
    invalid: write('decision.refused'),
    'too many': { heading: 'decision.cleared.tooMany.heading', wayOut: 'again, press', writes: 2 },
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
    expired: ended('failure.expired.heading', 'letter'),
  },
  request: {
    otherwise: DONE,
    lost: write('dataCopy.failed.again'),
    taken: write('dataCopy.failed.again'),
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
