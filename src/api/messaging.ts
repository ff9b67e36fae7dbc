import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import type { ResellerIdentity } from './branding.ts'
import { callForObject } from './call.ts'
import type { components } from './generated/messaging.d.ts'
import { AS_FORM } from './client.ts'
import { apiOf } from './query-client.ts'

type Schemas = components['schemas']

/** The sample of each test page. A missing page is a compile error. */
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

export type SamplePage = Schemas['PageSampleRequest']['page']
export type PageSample<Page extends SamplePage> = Omit<Schemas['PageSample'], 'info'> & { info?: SampleOf[Page] | null }
export type RenderedTemplate = Schemas['RenderedTemplate']
export type TemplateParams = { type: string; reseller: string; templateId: string; language: string }

export function getPageSample<Page extends SamplePage>(page: Page, { realm = '', systemName }: ResellerIdentity) {
  const body = { page, reseller: realm, ...(systemName && { system_name: systemName }) }
  return queryOptions({
    queryKey: ['getPageSample', { page, realm, systemName }],
    // The page determines the type of its sample.
    queryFn: ({ client, signal }): Promise<PageSample<Page>> =>
      callForObject(apiOf(client).POST(paths.getPageSample, { body, ...AS_FORM, signal })),
    meta: { area: 'messaging' },
  })
}

/** A rendered message, which is not sent to anyone. */
export function renderTemplate(params: TemplateParams) {
  const { templateId, ...rest } = params
  const body = { ...rest, template_id: templateId }
  return queryOptions({
    queryKey: ['renderTemplate', params],
    queryFn: ({ client, signal }) =>
      callForObject(apiOf(client).POST(paths.renderTemplate, { body, ...AS_FORM, signal })),
    meta: { area: 'messaging' },
  })
}
