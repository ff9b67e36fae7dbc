import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { apiOf } from './query-client.ts'

/** The features of this environment. Read once per page load (specification section 4). */
export function getAppConfig() {
  return queryOptions({
    queryKey: ['getAppConfig'],
    queryFn: ({ client, signal }) => call(apiOf(client).GET(paths.getAppConfig, { signal })),
    meta: { area: 'appConfig' },
  })
}

/** A feature is on unless it is explicitly `false` (specification section 7). */
export function isFeatureOn(config: { features?: Record<string, boolean> | null }, feature: string): boolean {
  return config.features?.[feature] !== false
}
