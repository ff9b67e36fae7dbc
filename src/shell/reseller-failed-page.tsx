import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { CrashPage } from './crash-page.tsx'

type State = 'unknown' | 'refused' | 'tooMany' | 'away'

const STATES: Partial<Record<ApiErrorKind, State>> = {
  'unknown-key': 'unknown',
  forbidden: 'refused',
  expired: 'unknown',
  answered: 'refused',
  'too-many': 'tooMany',
  invalid: 'refused',
  refused: 'refused',
}

/**
 * Instead of a test page or a preview: for a reseller, who has an address and no link from a mail. The words of the
 * service stand in the banner above.
 */
export function ResellerFailedPage({ error }: ErrorComponentProps) {
  return error instanceof ApiError ? <FailedState error={error} /> : <CrashPage />
}

function FailedState({ error }: { error: ApiError }) {
  const t = useTranslations('sampleFailure')
  const router = useRouter()
  const state = STATES[error.kind] ?? 'away'
  return (
    <Stack>
      <Notice tone="warning">
        <p>{t('mark')}</p>
      </Notice>
      <PageHeading>{t(`${state}.heading`)}</PageHeading>
      <p>{t(`${state}.text`)}</p>
      <p>
        <Button look="primary" onClick={() => void router.invalidate()}>
          {t('again')}
        </Button>
      </p>
      <Section heading={t('help')}>
        <p>{t(`${state}.help`)}</p>
      </Section>
    </Stack>
  )
}
