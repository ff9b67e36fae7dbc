import type { ComponentProps, ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { PageHeading } from '#ui/layout.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import { usePageTitle } from '#ui/page-title.ts'

/** Days that a copy may take (specification section 9). */
const MOST_DAYS = 14

export function SentPage(props: ComponentProps<typeof Sent>) {
  const t = useTranslations('dataCopy.sent')
  usePageTitle(t('heading'))
  return (
    <>
      <PageHeading>{t('heading')}</PageHeading>
      <Sent {...props} />
    </>
  )
}

/** The same text whatever the address is: nobody finds out here which addresses are known. */
export function Sent({ at, repaired }: { at: Date; repaired: string | undefined }) {
  const t = useTranslations('dataCopy.sent')
  const format = useFormatter()
  const limit = new Date(at)
  limit.setDate(limit.getDate() + MOST_DAYS)
  const date = format.dateTime(limit, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      <FocusedNotice tone="success" role="status">
        <p>{t.rich('text', { date, strong: until })}</p>
        {repaired && <p>{repaired}</p>}
      </FocusedNotice>
      <p>{t('nothing')}</p>
    </>
  )
}

function until(date: ReactNode) {
  return <strong>{date}</strong>
}
