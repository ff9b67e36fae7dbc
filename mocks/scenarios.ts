import { stateOf } from './contracts/key-of.ts'
import { APP_CONFIG } from './scenarios/app-config.ts'
import { BRAND_CHECK } from './scenarios/brand-check.ts'
import { DATA_COPY } from './scenarios/data-copy.ts'
import { DATA_SHARING } from './scenarios/data-sharing.ts'
import { DATA_QUALITY } from './scenarios/data-quality.ts'
import { LISTING } from './scenarios/listing.ts'
import { PREFERENCES } from './scenarios/preferences.ts'
import { PREVIEWS } from './scenarios/previews.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { TEST_PAGES } from './scenarios/test-pages.ts'
import { TLD_INFO } from './scenarios/tld-info.ts'
import { TRADE } from './scenarios/trade.ts'
import { TRADEMARK } from './scenarios/trademark.ts'
import { TRANSFER_AWAY } from './scenarios/transfer-away.ts'
import { TRANSFER_IN } from './scenarios/transfer-in.ts'
import { VERIFICATION } from './scenarios/verification.ts'

export type { FaultKind, Purpose, Scenario } from './scenarios/scenario.ts'

/** Every page in every state, in the order of the gallery. */
export const SCENARIOS: readonly Scenario[] = [
  ...PREFERENCES,
  ...DATA_SHARING,
  ...DATA_COPY,
  ...TLD_INFO,
  ...TRADE,
  ...TRANSFER_IN,
  ...TRANSFER_AWAY,
  ...LISTING,
  ...TRADEMARK,
  ...VERIFICATION,
  ...DATA_QUALITY,
  ...PREVIEWS,
  ...BRAND_CHECK,
  ...TEST_PAGES,
  ...APP_CONFIG,
]

/** Returns the scenario that a key names in a contract, if any. */
export function scenarioOf(contract: string, key: string): Scenario | undefined {
  const state = stateOf(key)
  return SCENARIOS.find((row) => row.contract === contract && row.state === state)
}

/** Whether a contract accepts a key of another contract's scenario: a preferences key also opens the data copy. */
export function keyIsShared(contract: string, key: string): boolean {
  return contract === 'data-copy' && scenarioOf('consent', key) !== undefined
}
