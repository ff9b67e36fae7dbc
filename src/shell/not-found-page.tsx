import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'

/** The page of every address that leads nowhere, and of a feature that is off. */
export function NotFoundPage() {
  const t = useTranslations('shell.notFound')
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('text')}</p>
      <p>
        <Link to="/" className={buttonClass('primary')}>
          {t('home')}
        </Link>
      </p>
    </Stack>
  )
}
