import { specOnly, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'

const MAIN = 'pending-required-and-optional'

const LINES: Line[] = [[MAIN, 'The practices, as the preferences lead to them'], specOnly(MAIN)]

/** The page of data-sharing practices, which a preferences link opens as well. */
export const DATA_SHARING: Scenario[] = LINES.map(([state, title, differs]) => ({
  flow: 'data-sharing',
  state,
  title,
  link: `/consent/${state}/data-sharing`,
  contract: 'consent',
  operationId: 'getConsent',
  example: state,
  ...differs,
}))
