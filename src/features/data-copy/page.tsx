import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getReportRequest } from '#api/data-copy.ts'
import { useBrand } from '#brand/use-brand.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { OfferedLine } from '#ui/offered-line.tsx'
import { ReportDownload } from './download.tsx'
import { DataCopyForm } from './form.tsx'

/** Days that a copy may take (specification section 9). */
const MOST_DAYS = 14

/** The copy of one's data: downloaded at once when it is ready, and asked for, also while one is ready. */
export function DataCopyPage({ accessKey }: { accessKey: string }) {
  const t = useTranslations('dataCopy')
  const queryClient = useQueryClient()
  const query = getReportRequest(accessKey)
  const { data: report } = useSuspenseQuery(query)
  const brand = useBrand()
  const [sentAt, setSentAt] = useState<Date>()
  const token = readText(report.download_token)
  const sent = () => {
    setSentAt(now())
    // Whoever comes back to this page asks again whether the report is ready.
    void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  }
  const request = sentAt ? <Sent at={sentAt} /> : <DataCopyForm accessKey={accessKey} onSent={sent} />
  return (
    <Stack>
      <OfferedLine {...brand} site={brand.logoLink} />
      <PageHeading>{token ? t('download.heading') : t('heading')}</PageHeading>
      {token ? (
        <>
          <ReportDownload key={token} token={token} />
          <Disclosure heading={t('another.heading')}>
            {!sentAt && <p>{t('another.text')}</p>}
            {request}
          </Disclosure>
        </>
      ) : (
        <>
          {!sentAt && <p>{t('intro')}</p>}
          {request}
        </>
      )}
    </Stack>
  )
}

/** The same text whatever the address is: nobody finds out here which addresses are known. */
function Sent({ at }: { at: Date }) {
  const t = useTranslations('dataCopy.sent')
  const format = useFormatter()
  const limit = new Date(at)
  limit.setDate(limit.getDate() + MOST_DAYS)
  const date = format.dateTime(limit, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <FocusedNotice tone="success" role="status">
        <p>{t('text', { date })}</p>
      </FocusedNotice>
      <p>{t('nothing')}</p>
    </>
  )
}
