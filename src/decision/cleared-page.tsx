import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ApiError } from '#api/errors.ts'
import { areaErrors, clearError, firstAreaError } from '#api/error-areas.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { RequesterLine, type Requester } from '#ui/requester.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useStore } from '#ui/use-store.ts'
import { useWait } from '#ui/use-wait.ts'
import { failureKey } from './failures.ts'
import type { Decision } from './use-decision.ts'

/** Replaces a page whose data must be cleared after a failed answer (specification section 8). */
export function ClearedPage<Answer extends string>({
  requester,
  decision,
  error,
}: {
  requester: Requester
  decision: Decision<Answer>
  error: ApiError
}) {
  const t = useTranslations('decision.cleared')
  const failureText = useTranslations('failure')
  const wait = useWait()(error.retryAfter)
  const key = failureKey(error)
  const heading = t(`${key}.heading`)
  const { error: bannerError } = firstAreaError(useStore(areaErrors), requester.registrarName !== undefined)
  const { reading } = decision
  const invalidate = useEffectEvent(decision.invalidate)
  useEffect(() => invalidate(), [])
  usePageTitle(heading)
  return (
    <Stack>
      <RequesterLine {...requester} />
      <ErrorPanel
        tone="danger"
        error={bannerError === error ? error : undefined}
        isPage
        onClose={() => clearError(error)}
      >
        <PageHeading>{heading}</PageHeading>
        <p>{t(`${key}.text`, { wait })}</p>
      </ErrorPanel>
      <p>
        <Button look="primary" busy={reading} onClick={() => reading || decision.readAgain()}>
          {failureText('again')}
        </Button>
      </p>
      <p role="status">{reading && <StillWaiting />}</p>
    </Stack>
  )
}
