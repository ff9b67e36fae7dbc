import { useTranslations } from 'use-intl/react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './acknowledgement.module.css'

const FIELD = 'acknowledgement'

/** The box that must be ticked before accepting; an attempt without it shows an error here and in the summary. */
export function Acknowledgement({
  checked,
  onChange,
  attempt,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  /** How often acceptance was tried without it. */
  attempt: number
}) {
  const t = useTranslations('trademark')
  const missing = attempt > 0 && !checked
  return (
    <div className={styles.acknowledgement}>
      <ErrorSummary problems={missing ? [{ field: FIELD, text: t('acknowledge.missing') }] : []} attempt={attempt} />
      {missing && (
        <p id={`${FIELD}-error`} className={styles.error}>
          {t('acknowledge.missing')}
        </p>
      )}
      <Checkbox
        id={FIELD}
        checked={checked}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${FIELD}-error` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('acknowledge.label')}
      </Checkbox>
    </div>
  )
}
