import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { client } from './client.ts'

/** `getAppConfig`: which features are on in this environment. Asked once a visit (specification section 4). */
export function appConfigQuery() {
  return queryOptions({
    queryKey: ['getAppConfig'],
    queryFn: ({ signal }) => call(client.GET('/trade/config', { signal })),
    meta: { area: 'appConfig' },
  })
}

/** A feature is on unless it is explicitly `false` (specification section 7). */
export function isFeatureOn(config: { features?: Record<string, boolean> | null }, feature: string): boolean {
  return config.features?.[feature] !== false
}
