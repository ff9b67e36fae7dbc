import { specOnlyRow, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const MAIN = 'pending-required-and-optional'

const ROWS: ScenarioRow[] = [[MAIN, 'The page that the preferences link to'], specOnlyRow(MAIN)]

/** The page about data-sharing practices, which the key of the preferences opens. */
export const DATA_SHARING = scenariosOf(
  { flow: 'data-sharing', contract: 'consent', operationId: 'getConsent' },
  ROWS,
  (state) => `/consent/${state}/data-sharing`,
)
