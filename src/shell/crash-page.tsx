import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'

/** The page that stands in for one that threw while rendering. */
export function CrashPage() {
  const t = useTranslations('shell.crash')
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('text')}</p>
      <p>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {t('again')}
        </Button>
      </p>
    </Stack>
  )
}
