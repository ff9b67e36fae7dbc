import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { ErrorSummary, useAttempts } from '#forms/error-summary.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import fields from '#forms/text-field.module.css'
import styles from './marks.module.css'

const FIELD = 'acknowledgement'

export type Acknowledgement = ReturnType<typeof useAcknowledgement>

/** The state of the acknowledgement checkbox, which must be ticked to accept, but is not sent. */
export function useAcknowledgement() {
  const [isTicked, setIsTicked] = useState(false)
  const [missing, setMissing] = useState(false)
  const { attempt, countFailure } = useAttempts()
  return {
    isTicked,
    missing,
    attempt,
    choose: (ticked: boolean) => {
      setIsTicked(ticked)
      setMissing(false)
    },
    isReady: () => {
      setMissing(!isTicked)
      if (!isTicked) countFailure()
      return isTicked
    },
  }
}

export function AcknowledgementField({ acknowledgement }: { acknowledgement: Acknowledgement }) {
  const t = useTranslations('trademark.acknowledge')
  const { isTicked, missing, attempt, choose } = acknowledgement
  return (
    <div className={styles.acknowledgement}>
      <ErrorSummary problems={missing ? [{ field: FIELD, text: t('missing') }] : []} attempt={attempt} />
      {missing && (
        <p id={`${FIELD}-error`} className={fields.error}>
          {t('missing')}
        </p>
      )}
      <Checkbox
        id={FIELD}
        checked={isTicked}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${FIELD}-error` : undefined}
        onChange={({ target }) => choose(target.checked)}
      >
        {t('label')}
      </Checkbox>
    </div>
  )
}
