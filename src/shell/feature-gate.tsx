import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { LoadingPage } from './loading-page.tsx'

/**
 * Hides a route with a feature until the configuration is read; a feature that is off leads to /404 (specification
 * section 4). Loading the route does not wait for it. Without a configuration, the route shows.
 */
export function FeatureGate({ children }: { children: ReactNode }) {
  const feature = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.feature })
  const config = useQuery(getAppConfig())
  if (!feature) return children
  if (config.isPending) return <LoadingPage />
  if (!isFeatureOn(config.data, feature)) return <Navigate to="/$" params={{ _splat: '404' }} replace />
  return children
}
