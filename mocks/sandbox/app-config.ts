import type { operations } from '#api/generated/app-config.d.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

export function appConfig({ features }: World): Handlers<operations> {
  return {
    getAppConfig: () => ({ status: 200, body: { features } }),
  }
}
