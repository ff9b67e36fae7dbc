import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { getConsent } from '#api/consent.ts'
import { useBrand } from '#brand/use-brand.ts'
import { RequesterLine } from '#ui/requester.tsx'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMoment } from '#ui/use-moment.tsx'
import { PreferencesForm } from './form.tsx'
import styles from './preferences.module.css'
import { readItems } from './rules.ts'

/** The preferences for an access key. `tabs` and `dataCopyLink` link to other features. */
export function PreferencesPage({
  accessKey,
  tabs,
  dataCopyLink,
}: {
  accessKey: string
  tabs: ReactNode
  dataCopyLink: ReactNode
}) {
  const t = useTranslations('preferences')
  const { data: session } = useSuspenseQuery(getConsent({ access_key: accessKey }))
  const brand = useBrand()
  const { shows } = brand
  const moment = useMoment('date')
  const expiry = readDate(session.access_key_expiration_date)
  const items = useMemo(() => readItems(session, shows), [session, shows])
  const email = readText(session.data?.email_address)
  const pastExpiry = expiry && expiry <= now() ? expiry : undefined
  const hasNoChoice = items.every((item) => item.placement === 'reference')
  return (
    <Stack>
      <RequesterLine {...brand} />
      <PreferencesForm
        accessKey={accessKey}
        session={session}
        items={items}
        shows={shows}
        registrar={brand.registrarName}
        heading={<PageHeading>{hasNoChoice ? t('nothing.heading') : t('heading')}</PageHeading>}
        tabs={tabs}
      >
        {pastExpiry && (
          <Notice tone="warning">
            <p>{t.rich('expired', moment(pastExpiry))}</p>
          </Notice>
        )}
        <p>{hasNoChoice ? t('nothing.text') : [t('intro'), !pastExpiry && t('later')].filter(Boolean).join(' ')}</p>
        {email && <p className={styles.person}>{t.rich('person', { email, bdi })}</p>}
      </PreferencesForm>
      {dataCopyLink}
    </Stack>
  )
}
