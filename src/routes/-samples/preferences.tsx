import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import type { PageSample } from '#api/messaging.ts'
import { PREFERENCES_CALLS } from '#features/preferences/calls.ts'
import { PreferencesPage } from '#features/preferences/page.tsx'
import { preferencesSample } from '#features/preferences/sample.ts'
import { TestPage } from '#features/samples/test-page.tsx'
import { useShowsDataCopy } from '#shell/data-copy-link.tsx'

/**
 * The test page of the preferences. The ways to its neighbours need a key, so they are left out, but for the copy of
 * one's data, which has a test page too.
 */
export function PreferencesSample({
  reseller,
  systemName,
  sample,
}: {
  reseller: string
  systemName: string
  sample: PageSample<'consent'>
}) {
  const t = useTranslations('shell')
  const dataCopyLink = useShowsDataCopy() && (
    <p>
      <Link to="/request/test/$system_name/$reseller" params={{ system_name: systemName, reseller }}>
        {t('dataCopyLink')}
      </Link>
    </p>
  )
  return (
    <TestPage reseller={reseller} info={sample.info} calls={PREFERENCES_CALLS} standIns={preferencesSample}>
      {(visit) => <PreferencesPage accessKey={visit} tabs={null} dataCopyLink={dataCopyLink} />}
    </TestPage>
  )
}
