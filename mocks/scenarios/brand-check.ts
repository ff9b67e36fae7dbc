import { READ_ERRORS, readFaults, specOnly, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'

const MAIN = 'nordlicht'

const LINES: Line[] = [
  [MAIN, 'A brand that light pages use as it is'],
  ['pale-yellow', 'Colours far too pale for text'],
  ['no-logo', 'No pictures; colours without their #'],
  ['broken-logo', 'A logo that does not load'],
  ['long-name', 'A name of 120 characters'],
  ['abc-tucows', 'An account of the registrar itself'],
  ['flags-off', 'Parts of the preferences are hidden'],
  ['legacy-nulls', 'Nearly everything is null or missing'],
  ['nobody', 'A reseller that does not exist', { example: 'not-found' }],
  specOnly(MAIN),
  ...READ_ERRORS.filter(([state]) => state !== 'expired' && state !== 'forbidden'),
  ...readFaults(MAIN),
]

/** Every state of the check of a reseller's brand. */
export const BRAND_CHECK: Scenario[] = LINES.map(([state, title, differs]) => ({
  flow: 'brand-check',
  state,
  title,
  link: `/preview/brand/${state}`,
  contract: 'branding',
  operationId: 'getBranding',
  example: state,
  values: { 'x-reseller-realm': state },
  ...differs,
}))
