import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ApiError } from '#api/errors.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { RequesterLine, type Requester } from '#ui/requester.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import { failureText } from './failures.ts'
import type { Decision } from './use-decision.ts'

/**
 * After a failed answer, where data is cleared on error (registrant and trademark data, specification section 8): it is
 * read again before anybody answers again.
 */
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
  const failure = useTranslations('failure')
  const wait = useWait()(error.retryAfter)
  const text = failureText(error)
  const { reading } = decision
  const invalidate = useEffectEvent(decision.invalidate)
  useEffect(() => invalidate(), [])
  return (
    <Stack>
      <RequesterLine {...requester} />
      <PageHeading>{t(`${text}.heading`)}</PageHeading>
      <Notice tone="danger" role="status">
        <p>{t(`${text}.text`, { wait })}</p>
      </Notice>
      <p>
        <Button look="primary" busy={reading} onClick={() => reading || decision.readAgain()}>
          {failure('again')}
        </Button>
      </p>
      <p role="status">{reading && <StillWaiting />}</p>
    </Stack>
  )
}
