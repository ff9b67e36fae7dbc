import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'

/** Shown instead of a page that threw while rendering. */
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
