import { specOnly, scenariosOf, type Line } from './line.ts'

const MAIN = 'pending-required-and-optional'

const LINES: Line[] = [[MAIN, 'The page that the preferences link to'], specOnly(MAIN)]

/** The page about data-sharing practices, which the key of the preferences opens. */
export const DATA_SHARING = scenariosOf(
  { flow: 'data-sharing', contract: 'consent', operationId: 'getConsent' },
  LINES,
  (state) => `/consent/${state}/data-sharing`,
)
