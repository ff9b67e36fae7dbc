import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { LoadingPage } from './loading-page.tsx'

/**
 * Hides the view of a route with a feature until the configuration has been read; a feature that is off leads to /404
 * (specification section 4, "App view gating"). It never holds back a fetch: the route loads beside it. When the
 * configuration cannot be had or cannot be read, views show and the banner shows its error.
 */
export function FeatureGate({ children }: { children: ReactNode }) {
  const feature = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.feature })
  const config = useQuery(getAppConfig())
  if (!feature) return children
  if (config.isPending) return <LoadingPage />
  if (!isFeatureOn(config.data, feature)) return <Navigate to="/$" params={{ _splat: '404' }} replace />
  return children
}
