import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { pageSampleQuery, type SamplePage } from '#api/messaging.ts'
import { PAGES, type Shown } from './pages.ts'

/** The test page of a flow for the reseller in the address. */
export function TestPageOf<Page extends SamplePage>({ page }: { page: Page }) {
  const { reseller = '', system_name: systemName } = useParams({ strict: false })
  const { data: sample } = useSuspenseQuery(pageSampleQuery(page, { realm: reseller, systemName }))
  const RealPage: ComponentType<Shown<Page>> = PAGES[page]
  return <RealPage key={reseller} reseller={reseller} systemName={systemName ?? ''} sample={sample} />
}
