import { publicErrors, scenariosOf, specOnly, type Line } from './line.ts'

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
  ...publicErrors(MAIN),
]

export const BRAND_CHECK = scenariosOf(
  { flow: 'brand-check', contract: 'branding', operationId: 'getBranding' },
  LINES,
  (state) => `/preview/brand/${state}`,
).map((row) => ({ ...row, values: { 'x-reseller-realm': row.state } }))
