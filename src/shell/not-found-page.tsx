import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { ErrorHeading } from './error-heading.tsx'

/** The page for unknown URLs and disabled features. */
export function NotFoundPage() {
  const t = useTranslations('shell.notFound')
  return (
    <Stack>
      <ErrorHeading tone="warning" heading={t('heading')} text={t('text')} />
      <p>
        <Link to="/" className={buttonClass('primary')}>
          {t('home')}
        </Link>
      </p>
    </Stack>
  )
}
