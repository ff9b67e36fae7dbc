import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getReportRequest } from '#api/data-copy.ts'
import { useBrand } from '#brand/use-brand.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { ProviderLine } from '#ui/provider-line.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { ReportDownload } from './download.tsx'
import { DataCopyForm } from './form.tsx'

/** Downloads the copy of a user's data if it is ready, and lets the user request another copy. */
export function DataCopyPage({ accessKey }: { accessKey: string }) {
  const t = useTranslations('dataCopy')
  const queryClient = useQueryClient()
  const query = getReportRequest({ access_key: accessKey })
  const { data: report } = useSuspenseQuery(query)
  const brand = useBrand()
  const [sentRequest, setSentRequest] = useState<{ at: Date; repairNote: string | undefined }>()
  const token = readText(report.download_token)
  const onSent = (repairNote: string | undefined) => {
    setSentRequest({ at: now(), repairNote })
    // Read the report request again when the user returns to this page.
    void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  }
  return (
    <Stack>
      <ProviderLine {...brand} />
      {token ? (
        <ReportDownload key={token} token={token}>
          {(intro) =>
            sentRequest ? (
              <Sent {...sentRequest} />
            ) : (
              <DataCopyForm accessKey={accessKey} onSent={onSent}>
                {intro}
              </DataCopyForm>
            )
          }
        </ReportDownload>
      ) : sentRequest ? (
        <SentPage {...sentRequest} />
      ) : (
        <DataCopyForm accessKey={accessKey} onSent={onSent}>
          <PageHeading>{t('heading')}</PageHeading>
          <p>{t('intro')}</p>
        </DataCopyForm>
      )}
    </Stack>
  )
}

/** Maximum days until a copy is ready (specification section 9). */
const MAX_DAYS = 14

function SentPage(props: ComponentProps<typeof Sent>) {
  const t = useTranslations('dataCopy.sent')
  usePageTitle(t('heading'))
  return (
    <>
      <PageHeading>{t('heading')}</PageHeading>
      <Sent {...props} />
    </>
  )
}

/** Same text for known and unknown addresses, so that accounts cannot be enumerated. */
function Sent({ at, repairNote }: { at: Date; repairNote: string | undefined }) {
  const t = useTranslations('dataCopy.sent')
  const format = useFormatter()
  const limit = new Date(at)
  limit.setDate(limit.getDate() + MAX_DAYS)
  const date = format.dateTime(limit, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <FocusedNotice tone="success" role="status">
        <p>{t.rich('text', { date, strong })}</p>
        {repairNote && <p>{repairNote}</p>}
      </FocusedNotice>
      <p>{t('nothing')}</p>
    </>
  )
}

function strong(date: ReactNode) {
  return <strong>{date}</strong>
}
