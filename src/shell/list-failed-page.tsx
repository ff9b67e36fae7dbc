import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ApiError } from '#api/errors.ts'
import { useBrand } from '#brand/use-brand.ts'
import { CrashPage } from './crash-page.tsx'
import { ErrorHeading } from './error-heading.tsx'
import { FailureHelp } from './failure-help.tsx'
import { Stack } from '#ui/layout.tsx'
import { OfferedLine } from '#ui/offered-line.tsx'
import { useWait } from '#ui/use-wait.ts'

/** Instead of a list that cannot be shown. Anybody may look it up, so there is no mail and no link to ask for. */
export function ListFailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return error instanceof ApiError ? <FailedList error={error} /> : <CrashPage />
}

function FailedList({ error }: { error: ApiError }) {
  const t = useTranslations('tldInfo')
  const failure = useTranslations('failure')
  const wait = useWait()(error.retryAfter)
  const router = useRouter()
  const brand = useBrand()
  const isTooMany = error.kind === 'too-many'
  const isMissing = error.means.status !== undefined && !isTooMany
  const state = isMissing ? 'missing' : 'away'
  return (
    <Stack>
      <OfferedLine {...brand} site={brand.logoLink} />
      <ErrorHeading
        tone="warning"
        error={error}
        heading={isTooMany ? failure('tooMany.heading') : t(`${state}.heading`)}
        text={isTooMany ? failure('tooMany.text') : t(`${state}.text`)}
      />
      <FailureHelp error={error} again={isMissing ? undefined : () => void router.invalidate()}>
        <p>{isTooMany ? failure('tooMany.help', { wait }) : t(`${state}.help`)}</p>
      </FailureHelp>
    </Stack>
  )
}
