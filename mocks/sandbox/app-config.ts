import type { operations } from '#api/generated/app-config.d.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

/** The table of features that the sandbox was started with. */
export function appConfig({ features }: World): Handlers<operations> {
  return {
    getAppConfig: () => ({ status: 200, body: { features } }),
  }
}
