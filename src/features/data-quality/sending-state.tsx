import { useTranslations } from 'use-intl/react'
import type { UploadProgress } from '#api/upload.ts'
import { FocusedNotice, type Tone } from '#ui/notice.tsx'
import styles from './data-quality.module.css'
import type { SendOutcome } from './use-document.ts'
import { useSize } from './use-size.ts'

const TONES: Record<SendOutcome, Tone> = {
  received: 'success',
  cancelled: 'info',
  failed: 'danger',
  unsure: 'warning',
  tooMany: 'danger',
}

/** The progress of an upload, and its outcome. */
export function SendingState({
  progress,
  outcome,
}: {
  progress: UploadProgress | undefined
  outcome: SendOutcome | undefined
}) {
  const t = useTranslations('dataQuality.document.sending')
  return (
    <>
      {progress && <Progress {...progress} />}
      <div role="status">
        {outcome && (
          <FocusedNotice key={outcome} tone={TONES[outcome]}>
            <p>{t(outcome)}</p>
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
