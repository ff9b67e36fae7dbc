import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { VerificationLink } from '#api/verification.ts'
import { useCalls } from '#decision/stand-in.ts'
import { WhoIsAsking, type Asking } from '#decision/who-is-asking.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { VERIFICATION_CALLS } from './calls.ts'

/**
 * After a failed answer: registrant data is cleared on error (specification section 8), so it is read again before
 * anybody answers again.
 */
export function ClearedPage({
  link,
  asking,
  onRead,
}: {
  link: VerificationLink
  asking: Asking
  /** The data is there again. */
  onRead: () => void
}) {
  const t = useTranslations('verification.cleared')
  const queryClient = useQueryClient()
  const { verificationQuery } = useCalls(VERIFICATION_CALLS)
  const reading = useRef(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: verificationQuery(link).queryKey, refetchType: 'none' })
  }, [queryClient, verificationQuery, link])
  const read = async () => {
    if (reading.current) return
    reading.current = true
    setBusy(true)
    try {
      await queryClient.query({ ...verificationQuery(link), staleTime: 0 })
      onRead()
    } catch {
      // The failure stands in the banner.
    } finally {
      reading.current = false
      setBusy(false)
    }
  }
  return (
    <Stack>
      <WhoIsAsking {...asking} />
      <PageHeading>{t('heading')}</PageHeading>
      <Notice tone="danger" role="status">
        <p>{t('text')}</p>
      </Notice>
      <p>
        <Button look="primary" busy={busy} onClick={() => void read()}>
          {t('again')}
        </Button>
      </p>
    </Stack>
  )
}
