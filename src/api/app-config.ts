import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import type { Feature } from '#lib/feature-names.ts'
import { readFeatures, type Features } from './features.ts'
import { apiOf } from './query-client.ts'

/** The features of this environment. Read once per page load (specification section 4). */
export function getAppConfig() {
  return queryOptions({
    queryKey: ['getAppConfig'],
    queryFn: async ({ client, signal }) => readFeatures(await call(apiOf(client).GET(paths.getAppConfig, { signal }))),
    meta: { area: 'appConfig' },
  })
}

/** Returns whether a feature is on; all are where the configuration could not be had. */
export function isFeatureOn(features: Features | undefined, feature: Feature): boolean {
  return !features || (features.named[feature] ?? features.others)
}
