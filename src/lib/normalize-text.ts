import { withoutInvisible, withoutInvisibleAndSelectors } from './invisible.ts'

/** The kind of a field, which decides how its text is normalized. */
export type TextKind = keyof typeof STEPS

/** A change to report: removed invisible characters, removed wrapping such as quotes, or replaced characters. */
export type Repair = 'invisible' | 'unwrapped' | 'replaced'

type Step = { repair: Repair | undefined; apply: (text: string) => string }

const HARD_SPACES = /[\u00A0\u2007\u202F]/g
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const DOTS = /[\u3002\uFF0E\uFF61]/g

const withPlainDots = (text: string): string => text.replaceAll(DOTS, '.')
/** Converts the full-width ASCII of East Asian keyboards. */
const withHalfWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
const asDomain = (text: string): string => withPlainDots(text.normalize('NFKC')).replaceAll(DASHES, '-')

function withoutWrapping(text: string): string {
  const whole = text.trim()
  const address = /<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(whole)?.[1] ?? whole
  const bare = address.trim().replace(/^(<|mailto:)+/i, '')
  return bare.replace(/[\s.,;>]+$/, '').replace(/^["'“”„‘’‚«»]+(.*?)["'“”‘’«»]+$/s, '$1')
}

/** Applies NFKC only after the "@": RFC 6532 advises against it for the local part. */
function asEmail(text: string): string {
  const plain = withPlainDots(withHalfWidth(text)).replaceAll(DASHES, '-')
  const domainStart = plain.lastIndexOf('@') + 1
  return domainStart === 0 ? plain : plain.slice(0, domainStart) + asDomain(plain.slice(domainStart))
}

const TRIM: Step = { repair: undefined, apply: (text) => text.trim() }
const REMOVE_INVISIBLE: Step = { repair: 'invisible', apply: withoutInvisibleAndSelectors }
const UNWRAP: Step = { repair: 'unwrapped', apply: withoutWrapping }

const STEPS = {
  /** Names and postal addresses keep every visible character. */
  text: [
    { repair: 'invisible', apply: withoutInvisible },
    { repair: undefined, apply: (text) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(HARD_SPACES, ' ') },
    TRIM,
  ],
  email: [REMOVE_INVISIBLE, TRIM, UNWRAP, { repair: 'replaced', apply: asEmail }, TRIM],
  domain: [REMOVE_INVISIBLE, TRIM, UNWRAP, { repair: 'replaced', apply: asDomain }, TRIM],
  tld: [REMOVE_INVISIBLE, { repair: 'replaced', apply: asDomain }, TRIM],
  search: [REMOVE_INVISIBLE, { repair: 'replaced', apply: (text) => withPlainDots(withHalfWidth(text)) }, TRIM],
  key: [REMOVE_INVISIBLE, TRIM],
  /** EPP's `normalizedString` may contain spaces. Non-breaking spaces come from emails and are removed. */
  authCode: [
    { repair: 'invisible', apply: (text) => withoutInvisibleAndSelectors(text).replaceAll(HARD_SPACES, '').trim() },
    { repair: 'replaced', apply: (text) => text.replaceAll(/[\t\n\r]/g, ' ') },
  ],
} satisfies Record<string, Step[]>

/** Limits the work for text in nested wrappings. */
const MAX_ROUNDS = 12

/** Normalizes typed or pasted text. Idempotent. */
export function normalizeText(typed: string, kind: TextKind): { text: string; repairs: Repair[] } {
  let text = typed
  const repairs = new Set<Repair>()
  // A step may reveal what an earlier step looks for.
  for (let round = 0, before = ''; round < MAX_ROUNDS && (round === 0 || text !== before); round += 1) {
    before = text
    for (const { repair, apply } of STEPS[kind] as readonly Step[]) {
      const next = apply(text)
      if (next !== text && repair) repairs.add(repair)
      text = next
    }
  }
  return { text, repairs: [...repairs] }
}

/** Returns whether text contains a replacement character or lone surrogate, which only the user can repair. */
export function isDamaged(text: string): boolean {
  return /[\uFFFD\p{Cs}]/u.test(text)
}
