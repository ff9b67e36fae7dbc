import type { Meaning } from './meanings.ts'
import type { Kind, State, WayOut } from './state.ts'

const read = (heading: string, wayOut: WayOut): State => ({ heading, wayOut, writes: 0 })
const write = (told: string, wayOut: WayOut = 'press'): State => ({
  told,
  wayOut,
  writes: wayOut.endsWith('press') ? 2 : 1,
})
const ended = (heading: string, wayOut: WayOut): State => ({ heading, wayOut, writes: 1 })

const SHOWN: State = { wayOut: 'there', writes: 0 }
/** The page with gaps: it leaves out what it was not told, such as domains that only the item names. */
const GAPS = read('*', 'link')

const DONE: State = { wayOut: 'there', writes: 1 }
const TOLD_BESIDE: State = { told: 'shell.banner.beside', wayOut: 'close', writes: 0 }

/** The words of the banner alone, where the page has none of its own. */
const BY_THE_SERVICE = ['shell.banner.said', 'shell.banner.unknownError', 'shell.banner.timeout']

/** The states by what the fault means; `otherwise` is for every meaning that is not named. */
type Table = { otherwise: State } & Partial<Record<Meaning, State>>

/** The states of a link that leads nowhere (403, 404 and 410). */
const DEAD_LINK = {
  forbidden: read('failure.forbidden.heading', 'letter'),
  unknown: read('failure.unknownKey.heading', 'letter'),
  expired: read('failure.expired.heading', 'letter'),
}
const DEAD_ON_WRITE = {
  forbidden: ended('failure.forbidden.heading', 'letter'),
  unknown: ended('failure.unknownKey.heading', 'letter'),
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

/** What a page shows, and how it goes on, for each kind of call and each meaning of a fault. */
export const EXPECTED: Record<Kind, Table> = {
  item: {
    ...DEAD_LINK,
    otherwise: read('failure.away.heading', 'again'),
    invalid: read('failure.invalid.heading', 'again'),
    answered: read('failure.answered.heading', 'link'),
    'too many': read('failure.tooMany.heading', 'again'),
    good: SHOWN,
  },
  'sparse item': {
    ...DEAD_LINK,
    otherwise: read('failure.away.heading', 'again'),
    invalid: read('failure.invalid.heading', 'again'),
    answered: read('failure.answered.heading', 'link'),
    'too many': read('failure.tooMany.heading', 'again'),
    misshapen: GAPS,
    empty: GAPS,
    good: SHOWN,
  },
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
  // A 409 is told only where it is an outcome.
  beside: { otherwise: TOLD_BESIDE, good: SHOWN, misshapen: SHOWN, empty: SHOWN, answered: SHOWN },
  // The reseller's brand stands in for it; where browsers ask, the failure is told if it comes after that brand.
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
  decision: {
    ...DEAD_ON_WRITE,
    otherwise: DONE,
    lost: write('decision.failed'),
    invalid: write('decision.refused'),
    'too many': write('decision.tooMany'),
    answered: ended('*.unknown.heading', 'link'),
    expired: ended('*.expired.heading', 'link'),
  },
  'cleared decision': {
    ...DEAD_ON_WRITE,
    otherwise: DONE,
    lost: { heading: 'decision.cleared.failed.heading', wayOut: 'again, press', writes: 2 },
    invalid: write('decision.refused'),
    'too many': { heading: 'decision.cleared.tooMany.heading', wayOut: 'again, press', writes: 2 },
    answered: ended('*.unknown.heading', 'link'),
    expired: ended('*.expired.heading', 'link'),
  },
  correction: {
    ...DEAD_ON_WRITE,
    otherwise: DONE,
    lost: write('dataQuality.correct.failed'),
    invalid: write('dataQuality.correct.refused'),
    'too many': write('decision.tooMany'),
    answered: ended('*.unknown.heading', 'link'),
    expired: ended('*.expired.heading', 'link'),
  },
  preferences: {
    otherwise: DONE,
    lost: write('preferences.failed'),
    invalid: write('preferences.refused'),
    forbidden: ended('failure.forbidden.heading', 'letter'),
    unknown: ended('failure.unknownKey.heading', 'letter'),
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
    ...DEAD_ON_WRITE,
    otherwise: DONE,
    lost: write('dataQuality.document.sending.failed'),
    invalid: write('dataQuality.document.file.problems.refused', 'enter, press'),
    'too many': write('dataQuality.document.sending.tooMany'),
    answered: ended('*.unknown.heading', 'link'),
    expired: ended('*.expired.heading', 'link'),
  },
}
