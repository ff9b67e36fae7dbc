import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { Stack } from '#ui/layout.tsx'
import { useWait } from '#ui/use-wait.ts'
import { CrashPage } from './crash-page.tsx'
import { ErrorHeading } from './error-heading.tsx'
import { FailureHelp } from './failure-help.tsx'

type State = 'unknown' | 'refused' | 'tooMany' | 'away'

const STATES: Partial<Record<ApiErrorKind, State>> = {
  'unknown-key': 'unknown',
  forbidden: 'refused',
  expired: 'unknown',
  answered: 'refused',
  'too-many': 'tooMany',
  invalid: 'refused',
}

/** Instead of a test page or a preview: for a reseller, who has an address and no link from a mail. */
export function ResellerFailedPage({ error }: ErrorComponentProps) {
  return error instanceof ApiError ? <FailedState error={error} /> : <CrashPage />
}

function FailedState({ error }: { error: ApiError }) {
  const t = useTranslations('sampleFailure')
  const wait = useWait()(error.retryAfter)
  const router = useRouter()
  const state = STATES[error.kind] ?? 'away'
  return (
    <Stack>
      <ErrorHeading tone="warning" error={error} heading={t(`${state}.heading`)} text={t(`${state}.text`)} />
      {/* Where the address is wrong, asking again helps nobody. */}
      <FailureHelp
        error={error}
        again={() => void router.invalidate()}
        isDoubtful={state === 'unknown' || state === 'refused'}
        after={<p>{t('mark')}</p>}
      >
        <p>{t(`${state}.help`, { wait })}</p>
      </FailureHelp>
    </Stack>
  )
}
