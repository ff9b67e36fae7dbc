import { stateOf } from './contracts/key-of.ts'
import { PREFERENCES } from './scenarios/preferences.ts'
import type { Scenario } from './scenarios/scenario.ts'

export type { FaultKind, Scenario } from './scenarios/scenario.ts'

/** Every page in every state, in the order of the gallery. */
export const SCENARIOS: readonly Scenario[] = PREFERENCES

/** The scenario that a key of a contract's items names; undefined for a key that names none. */
export function scenarioOf(contract: string, key: string): Scenario | undefined {
  const state = stateOf(key)
  return SCENARIOS.find((row) => row.contract === contract && row.state === state)
}

/** Whether a key that names no scenario of a contract opens its items all the same: one link's key may serve two flows. */
export function keyIsShared(contract: string, key: string): boolean {
  return contract === 'data-copy' && scenarioOf('consent', key) !== undefined
}
