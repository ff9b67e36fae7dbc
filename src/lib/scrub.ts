import { logPath } from './log-path.ts'
import { parseUrl } from './parse-url.ts'

/*
 * Removes secrets from monitoring data: everything that is not in a list of allowed words becomes `*`. A list of patterns
 * for secrets would miss secrets of a new form.
 */

/** Words of error messages, none of which is a key, a name or an address. */
const WORDS = new Set(
  `a abort aborted aborterror access after all already an and any apierror apply are argument arguments array as assign
  assignment async at await be been before being bigint blocked body boolean bound by call callback cannot chunk circular
  class classlist clone closed code completed component connection console const constant constructor content context
  convert converting could cors create cross csp current data date defined delete denied deprecated depth destructure
  did directive disallowed document does dom domexception dynamically element empty end error errors eval evalerror event
  exceeded expected export extensible failed failure feature fetch field file for formatting found frame from function
  get global handler has hash have header hydration identifier illegal import imported in incorrect index initialization
  initialize initialized input instance instanceof insufficient internal intervention into invalid invocation is it item
  iterable iterator its json key left length limit line load loaded loading locale loop map match maximum memory message
  message_missing messages method mime minified missing missing_message module more must name nan native navigation
  negative nested network networkerror no node not notallowederror notfounderror notifications null number object
  observer of offline on one only operation optional or origin out outside page parameter parse part pattern pending
  permission policy position private promise promises properties property proto prototype proxy quota
  quotaexceedederror range rangeerror react read reading received recursion reference referenceerror refused regexp
  rejected rejection reload render rendered renders request required resizeobserver resolve resource response result
  return root route router rules same script security securityerror set setting signal size source span stack state
  storage strict string style supported suspended symbol syntax syntaxerror target thrown time timed timeout timeouterror
  to token too top type typeerror unable uncaught undefined undelivered unexpected unhandled unknown unterminated update
  uri urierror url use used user valid value variable violation was with without worker write`.match(/\w+/g),
)

/** Replaces every word that is not in `WORDS`, and unusual punctuation, with `*`. */
export function scrubText(text: string): string {
  const words = text.split(/([\p{L}\p{M}\p{N}_]+)/u)
  return words
    .map((part, index) => (index % 2 === 1 ? (WORDS.has(part.toLowerCase()) ? part : '*') : scrubPunctuation(part)))
    .join('')
    .replaceAll(/\*[^\p{L}]*\*/gu, '*')
    .trim()
}

/** Only short, common punctuation passes: other characters may be part of a secret. */
function scrubPunctuation(text: string): string {
  return /^[\s.,:;()'"]{0,4}$/.test(text) ? text : ' * '
}

const MAX_FRAMES = 50

/** Returns the stack frames in our own files, without the message. */
export function scrubStack(stack: string, origin: string): string {
  const frames = [...stack.matchAll(/\/assets\/[\w-]{1,40}\.js:\d{1,6}:\d{1,7}(?!\w)/g)].slice(0, MAX_FRAMES)
  return ['Error', ...frames.map(([frame]) => `  at * @ ${origin}${frame}`)].join('\n')
}

const ALLOWED_SCHEMES = ['http:', 'https:', 'data:', 'blob:', 'about:']

/** Reduces our URLs to origin and scrubbed path (in hash navigation, the fragment's), others to a scheme or `*`. */
export function scrubAddress(address: string, origin: string): string {
  if (address === '') return ''
  const url = parseUrl(address, origin)
  if (!url) return '*'
  if (url.origin !== origin) return ALLOWED_SCHEMES.includes(url.protocol) ? `${url.protocol}*` : '*'
  const path = url.hash.startsWith('#/') ? url.hash.slice(1).replace(/\?.*/s, '') : url.pathname
  return `${origin}${/^\/assets\/[\w-]{1,40}\.js$/.test(path) ? path : logPath(path)}`
}

type Fields = { [name: string]: unknown }

/** Scrubs every string in a report of the monitoring library. Field names stay. */
export function scrubEvent<Report>(report: Report, origin: string): Report {
  const scrub = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      if (/url|uri|referrer|invoker$|href/i.test(field)) return scrubAddress(value, origin)
      return /stack/i.test(field) ? scrubStack(value, origin) : scrubText(value)
    }
    if (Array.isArray(value)) return value.map((item) => scrub(item, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value as Fields).map(([name, inner]) => [name, scrub(inner, name)]))
  }
  return scrub(report, '') as Report
}
