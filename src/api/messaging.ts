import { queryOptions } from '@tanstack/react-query'
import type { ResellerIdentity } from './branding.ts'
import { callForObject } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/messaging.d.ts'
import { FORM_HEADERS, urlencoded } from './urlencoded.ts'

type Schemas = components['schemas']

/** What the test page of each flow shows. */
export interface SampleOf {
  trade: Schemas['Trade']
  transfer: Schemas['TransferAway']
  dls: Schemas['Listing']
  trademark: Schemas['TrademarkNotice']
  verification: Schemas['Verification']
  data_quality: Schemas['DataQuality']
  consent: Schemas['ConsentSession']
  request: Schemas['ReportRequest']
}

export type SamplePage = keyof SampleOf
export type PageSample<Page extends SamplePage> = Omit<Schemas['PageSample'], 'info'> & { info?: SampleOf[Page] | null }
export type RenderedTemplate = Schemas['RenderedTemplate']
/** What the address of a preview names, and the language that is wanted. */
export type TemplateAddress = { type: string; reseller: string; templateId: string; language: string }

/** `getPageSample`: what a test page shows, for a reseller; which of the samples it is follows from the page. */
export function getPageSample<Page extends SamplePage>(
  page: Page,
  { realm = '', systemName }: ResellerIdentity,
  signal?: AbortSignal,
): Promise<PageSample<Page>> {
  const body = { page, reseller: realm, ...(systemName && { system_name: systemName }) }
  const options = { headers: FORM_HEADERS, body, bodySerializer: urlencoded, ...(signal && { signal }) }
  return callForObject(client.POST('/trade/api/no-auth/messaging/system_page_test', options))
}

/** `renderTemplate`: a message as the reseller's customers would get it. Sends nothing. */
export function renderTemplate(address: TemplateAddress, signal?: AbortSignal): Promise<RenderedTemplate> {
  const { templateId, ...body } = address
  const options = { headers: FORM_HEADERS, bodySerializer: urlencoded, ...(signal && { signal }) }
  return callForObject(
    client.POST('/trade/api/no-auth/messaging/system_page_render', {
      body: { ...body, template_id: templateId },
      ...options,
    }),
  )
}

/** The sample of a test page, kept for the visit. */
export function pageSampleQuery<Page extends SamplePage>(page: Page, identity: ResellerIdentity) {
  return queryOptions({
    queryKey: ['getPageSample', { page, ...identity }],
    queryFn: ({ signal }) => getPageSample(page, identity, signal),
    meta: { area: 'messaging' },
  })
}

/** A rendered template, kept for the visit. */
export function renderedTemplateQuery(address: TemplateAddress) {
  return queryOptions({
    queryKey: ['renderTemplate', address],
    queryFn: ({ signal }) => renderTemplate(address, signal),
    meta: { area: 'messaging' },
  })
}
