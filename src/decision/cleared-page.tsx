import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { RequesterLine, type Requester } from '#ui/requester.tsx'

/**
 * After a failed answer, where data is cleared on error (registrant and trademark data, specification section 8): it is
 * read again before anybody answers again.
 */
export function ClearedPage({
  queryKey,
  requester,
  onRead,
}: {
  queryKey: QueryKey
  requester: Requester
  /** The data is there again. */
  onRead: () => void
}) {
  const t = useTranslations('decision.cleared')
  const queryClient = useQueryClient()
  const reading = useRef(false)
  const [busy, setBusy] = useState(false)
  const [key] = useState(queryKey)
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
  }, [queryClient, key])
  const load = async () => {
    if (reading.current) return
    reading.current = true
    setBusy(true)
    try {
      await queryClient.refetchQueries({ queryKey: key, exact: true }, { throwOnError: true })
      onRead()
    } catch {
      // The banner shows the failure.
    } finally {
      reading.current = false
      setBusy(false)
    }
  }
  return (
    <Stack>
      <RequesterLine {...requester} />
      <PageHeading>{t('heading')}</PageHeading>
      <Notice tone="danger" role="status">
        <p>{t('text')}</p>
      </Notice>
      <p>
        <Button look="primary" busy={busy} onClick={() => void load()}>
          {t('again')}
        </Button>
      </p>
    </Stack>
  )
}
