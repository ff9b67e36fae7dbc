import { errorRowsWithoutKey, scenariosOf, specOnlyRow, type ScenarioRow } from './scenario-row.ts'

const MAIN = 'nordlicht'

const ROWS: ScenarioRow[] = [
  [MAIN, 'Colors used unchanged on light pages'],
  ['pale-yellow', 'Colors far too pale for text'],
  ['no-logo', 'No images; colors without `#`'],
  ['broken-logo', 'A logo that does not load'],
  ['long-name', 'A name of 120 characters'],
  ['abc-tucows', "The registrar's own reseller id"],
  ['flags-off', 'Whois consent and data copy turned off'],
  ['legacy-nulls', 'Nearly everything is null or missing'],
  ['nobody', 'A reseller that does not exist', { example: 'not-found' }],
  specOnlyRow(MAIN),
  ...errorRowsWithoutKey(MAIN),
]

export const BRAND_CHECK = scenariosOf(
  { flow: 'brand-check', contract: 'branding', operationId: 'getBranding' },
  ROWS,
  (state) => `/preview/brand/${state}`,
).map((row) => ({ ...row, values: { 'x-reseller-realm': row.state } }))
