import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { ErrorHeading } from './error-heading.tsx'

export function CrashPage() {
  const t = useTranslations('shell.crash')
  return (
    <Stack>
      <ErrorHeading tone="danger" heading={t('heading')} text={t('text')} />
      <p>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {t('again')}
        </Button>
      </p>
    </Stack>
  )
}
