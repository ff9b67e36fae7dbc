import type { Scenario } from '#mocks/scenarios.ts'

/** Headings with the states that show them, without prefixes such as `in-`. */
type Headings = [heading: string, states: RegExp][]

const UNAVAILABLE = /^(error-500|unavailable|bad-gateway|gateway-timeout|error-empty|html|not-json|dropped)$/

const LINK_FAILURES: Headings = [
  ['This link has expired', /^expired$/],
  ['This link does not work', /^not-found$/],
  ['This link is not valid', /^forbidden$/],
  ['This link is incomplete', /^malformed$/],
  ['This request was already answered', /^already-answered$/],
  ['Too many attempts', /^too-many$/],
  ['Our service is temporarily unavailable', UNAVAILABLE],
  ['Loading', /^never$/],
]

/** Failures of pages for resellers: previews, brand check and test pages. */
const RESELLER_FAILURES: Headings = [
  ['There is nothing to show at this address', /^(nobody|brand-unknown|not-found)$/],
  ['The service does not accept this address', /^(malformed|unprocessable)$/],
  ['The service is not available right now', UNAVAILABLE],
]

/** The usual heading of each page, a selector for its content, and its other headings. */
const FLOWS: Record<string, { heading: string; content?: string; otherHeadings?: Headings }> = {
  preferences: {
    heading: 'Your data sharing preferences',
    content: 'main fieldset, main form li',
    otherHeadings: [['There is nothing to choose', /^(nothing-to-choose|whois-hidden|(no|null|empty)-consents)$/]],
  },
  'data-sharing': { heading: 'How your data is shared', content: 'main section' },
  'data-copy': {
    heading: 'Request Your Data',
    otherHeadings: [
      ['This download has expired', /^download-(expired|not-found)$/],
      ['Downloading your data', /^(spec-only-)?ready|^download-/],
    ],
  },
  'tld-info': {
    heading: 'Data Use Information',
    content: 'table tbody tr, main p:text("Found no data")',
    otherHeadings: [
      ['We could not find this list', /^(no-system|unprocessable|not-found|malformed)$/],
      ['This page could not be loaded', UNAVAILABLE],
      // States without rows.
      ['Data Use Information', /^(list-(not-found|400|fails-500|empty-502|html|dropped)|names-fail|unknown-reseller)$/],
      ['Loading', /^list-never$/],
    ],
  },
  trade: {
    heading: 'Change the registrant of',
    otherHeadings: [
      ['You approved the change', /^approved/],
      ['Both parties approved', /^completed$/],
      ['You canceled the change', /^cancelled$/],
      ['registrant canceled', /^other-cancelled$/],
      ['It is too late to', /^expired-by-date$/],
    ],
  },
  'transfer-in': {
    heading: 'Accept the transfer of',
    otherHeadings: [
      ['will be transferred', /^(confirmed|confirmed-undisclosed|approved)$/],
      ['will not be transferred', /^declined$/],
      ['It is too late to', /^expired-by-date$/],
    ],
  },
  'transfer-away': {
    heading: 'Transfer ',
    otherHeadings: [
      ['will be transferred to Harbourline', /^approved$/],
      ['will stay with its current registrar', /^declined/],
      ['It is too late to', /^expired-by-date$/],
    ],
  },
  listing: {
    heading: 'for sale?',
    otherHeadings: [
      ['will be listed for sale', /^approved/],
      ['will not be listed', /^declined$/],
      ['It is too late to', /^expired-by-date$/],
    ],
  },
  trademark: {
    heading: 'despite the trademarks below?',
    otherHeadings: [
      ['You accepted the notice', /^approved/],
      ['You declined the registration', /^declined$/],
      ['is no longer valid', /^(expired-by-date|mandated-sample)$/],
    ],
  },
  verification: {
    heading: 'Is your contact information correct?',
    otherHeadings: [
      ['Check the contact information on file', /^no-contact$/],
      ['Your contact information is confirmed', /^(already-)?verified/],
      ['Our service is temporarily unavailable', /^empty$/],
    ],
  },
  'data-quality': {
    heading: 'Is this contact information correct?',
    otherHeadings: [
      ['Enter your contact information', /^no-contact$/],
      ['Your contact information is approved', /^verified/],
      ['Our service is temporarily unavailable', /^empty$/],
    ],
  },
  previews: { heading: 'Message preview', content: 'main section p', otherHeadings: RESELLER_FAILURES },
  'brand-check': { heading: 'Brand check for', content: 'main dl', otherHeadings: RESELLER_FAILURES },
  'test-pages': {
    heading: 'Change the registrant of',
    otherHeadings: [
      ...RESELLER_FAILURES,
      ['Change the registrant of this domain?', /^(trade-no-sample|trade-spec-only|gaps)$/],
      ['Transfer ', /^transfer/],
      ['for sale?', /^dls/],
      ['despite', /^trademark/],
      ['Check the contact information on file', /^verification-no-sample$/],
      ['Is your contact information correct?', /^verification/],
      ['There is nothing to choose', /^consent-no-sample$/],
      ['Your data sharing preferences', /^consent/],
      ['Request Your Data', /^request/],
      ['Enter your contact information', /^data_quality-no-sample$/],
      ['Is this contact information correct?', /^data_quality/],
    ],
  },
  'app-config': {
    heading: 'Your data sharing preferences',
    content: 'main fieldset',
    otherHeadings: [
      ['Page not found', /^(consent-off|bare-map|list|list-in-features|words)$/],
      // A banner reports the failure above the page.
      [
        'Your data sharing preferences',
        /^(odd-flags|not-found|too-many|other-json|error-.*|unavailable|.*gateway.*|.*html|not-json)$/,
      ],
      ['How your data is shared', /^data-copy-off$/],
      ['Brand check for nordlicht', /^production$/],
    ],
  },
}

/** Returns a part of the `h1` of a state, and a selector for its content if any. */
export function expectedView({ flow, state }: Scenario): { heading: string; content?: string } {
  const page = FLOWS[flow]
  if (!page) throw new Error(`There is no heading for ${flow}`)
  const name = state.replace(/^(in|away|new|current|config)-/, '')
  const [heading] = [...(page.otherHeadings ?? []), ...LINK_FAILURES].find(([, states]) => states.test(name)) ?? []
  return heading === undefined ? { content: 'main form button', ...page } : { heading }
}
