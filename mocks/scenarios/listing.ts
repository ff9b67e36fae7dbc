import { ANSWERED, decisionRows, EXPIRED, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const ROWS: ScenarioRow[] = [
  ['open', 'Open: without an answer, the domain is not listed'],
  ['price-as-text', 'The price is a string with decimals'],
  ['price-without-decimals', 'A price in a currency without decimals'],
  ['no-price', 'No price'],
  ['approved', 'Accepted', ANSWERED],
  ['approved-undated', 'Accepted; time and IP address are unknown', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['last-hours', 'Five hours are left'],
  ['no-deadline', 'No deadline'],
  ['unreadable-dates', 'A deadline that cannot be read'],
  ['expired-by-date', 'The deadline has passed', EXPIRED],
  ['idn', 'An internationalized domain'],
  ['long-names', 'Names of 120 characters'],
  ['german', 'The related emails are in German'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'An agreement URL that must not become a link'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionRows('open', 'open'),
]

/** The link's domain, by state, where it differs from the default. */
const DOMAINS: Record<string, string> = {
  'price-as-text': 'paper.pizza',
  'price-without-decimals': 'washi.tokyo',
  idn: 'xn--zrcher-bcher-dlbh.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

export const LISTING = scenariosOf(
  { flow: 'listing', contract: 'listing', operationId: 'getListing' },
  ROWS,
  (state, domain) => `/dls/${state}/${domain ?? DOMAINS[state] ?? 'anders-buchbinderei.berlin'}`,
)
