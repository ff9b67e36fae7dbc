import { ANSWERED, decisionLines, OVER, scenariosOf, type Line } from './line.ts'

const LINES: Line[] = [
  ['open', 'Nothing happens without an answer'],
  ['price-as-text', 'The price is a text with decimals'],
  ['price-without-decimals', 'A price in a currency without decimals'],
  ['no-price', 'No price is known'],
  ['approved', 'Accepted', ANSWERED],
  ['approved-undated', 'Accepted, when and from where is not known', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['last-hours', 'Five hours are left'],
  ['no-deadline', 'No deadline is known'],
  ['unreadable-dates', 'A deadline that cannot be read'],
  ['expired-by-date', 'The deadline has passed', OVER],
  ['idn', 'An international domain'],
  ['long-names', 'Names of 120 characters'],
  ['german', 'The mails about it are in German'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'An agreement link that must not become a link'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionLines('open', 'open'),
]

/** Which domain a link names, where it is not the usual one. */
const DOMAINS: Record<string, string> = {
  'price-as-text': 'paper.pizza',
  'price-without-decimals': 'washi.tokyo',
  idn: 'xn--zrcher-bcher-dlbh.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

export const LISTING = scenariosOf(
  { flow: 'listing', contract: 'listing', operationId: 'getListing' },
  LINES,
  (state, domain) => `/dls/${state}/${domain ?? DOMAINS[state] ?? 'anders-buchbinderei.berlin'}`,
)
