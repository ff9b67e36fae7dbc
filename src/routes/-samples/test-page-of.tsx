import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { pageSampleQuery, type SamplePage } from '#api/messaging.ts'
import { PAGES, type Shown } from './pages.ts'

/** The test page of a flow for the reseller in the address. */
export function TestPageOf({ page }: { page: SamplePage }) {
  const { reseller = '', system_name: systemName } = useParams({ strict: false })
  const { data: sample } = useSuspenseQuery(pageSampleQuery(page, { realm: reseller, systemName }))
  // Which sample it is follows from the page that was asked for.
  const RealPage = PAGES[page] as ComponentType<Shown<SamplePage>>
  return <RealPage key={reseller} reseller={reseller} systemName={systemName ?? ''} sample={sample} />
}
