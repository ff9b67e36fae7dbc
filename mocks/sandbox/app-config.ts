import type { operations } from '#api/generated/app-config.d.ts'
import { labelsOf } from '#mocks/contracts/key-of.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import type { World } from './world.ts'

/** The features that the sandbox was started with, or those of the scenario named in the host. */
export function appConfig(world: World): Handlers<operations> {
  const { features } = world
  const respond = exampleResponder<operations>(world)
  return {
    getAppConfig({ header }) {
      const scenarios = labelsOf(header['x-forwarded-host']).map((label) => scenarioOf('app-config', label))
      const scenario = scenarios.find(Boolean)
      return scenario ? respond('getAppConfig', scenario.example) : { status: 200, body: { features } }
    },
  }
}
