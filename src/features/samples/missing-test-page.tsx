import { useTranslations } from 'use-intl/react'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { TestMark } from './test-mark.tsx'

/** Stands where the page of a flow does not exist yet: the sample is there, and nothing can show it. */
export function MissingTestPage({ reseller }: { reseller: string }) {
  const t = useTranslations('testPage.notYet')
  return (
    <Stack>
      <TestMark reseller={reseller} />
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('text')}</p>
    </Stack>
  )
}
