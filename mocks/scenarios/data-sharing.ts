import { specOnly, scenariosOf, type Line } from './line.ts'

const MAIN = 'pending-required-and-optional'

const LINES: Line[] = [[MAIN, 'The practices, as the preferences lead to them'], specOnly(MAIN)]

/** The page of data-sharing practices, which a preferences link opens as well. */
export const DATA_SHARING = scenariosOf(
  { flow: 'data-sharing', contract: 'consent', operationId: 'getConsent' },
  LINES,
  (state) => `/consent/${state}/data-sharing`,
)
