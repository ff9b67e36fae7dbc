import { useTranslations } from 'use-intl/react'
import type { UploadProgress } from '#api/upload.ts'
import { FocusedNotice, type Tone } from '#ui/notice.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import styles from './data-quality.module.css'
import type { SendOutcome } from './use-document.ts'
import { useSize } from './use-size.ts'

const TONES: Record<SendOutcome, Tone> = {
  received: 'success',
  processing: 'info',
  cancelled: 'info',
  failed: 'danger',
  unsure: 'warning',
  tooMany: 'danger',
}

export function SendingState({
  progress,
  outcome,
  retryAfter,
}: {
  progress: UploadProgress | undefined
  outcome: SendOutcome | undefined
  /** Seconds to wait before it may be sent again, where they are known. */
  retryAfter: number | undefined
}) {
  const t = useTranslations('dataQuality.document.sending')
  const wait = useWait()(retryAfter)
  return (
    <>
      {progress && <Progress {...progress} />}
      <div role="status">
        {progress && <StillWaiting key={progress.sent} />}
        {outcome && (
          <FocusedNotice key={outcome} tone={TONES[outcome]}>
            <p>{t(outcome, { wait })}</p>
          </FocusedNotice>
        )}
      </div>
    </>
  )
}

function Progress({ sent, total }: UploadProgress) {
  const t = useTranslations('dataQuality.document.sending')
  const size = useSize()
  const isThrough = sent >= total
  return (
    <div className={styles.progress}>
      <progress aria-label={t('progress')} max={Math.max(total, 1)} value={sent} />
      <span>{isThrough ? t('waiting') : t('sent', { sent: size(sent), total: size(total) })}</span>
    </div>
  )
}
