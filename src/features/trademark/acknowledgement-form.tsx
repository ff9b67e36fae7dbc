import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { ErrorSummary, useAttempts } from '#forms/error-summary.tsx'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import fields from '#forms/text-field.module.css'
import styles from './marks.module.css'

export type AcknowledgementValues = { acknowledged: boolean }

const FIELD = 'acknowledgement'

const validation = lazyResolver<AcknowledgementValues>(() => import('./acknowledgement-schema.ts'))

export type Acknowledgement = ReturnType<typeof useAcknowledgement>

/** The acknowledgement, which is required to accept. */
export function useAcknowledgement() {
  const form = useForm<AcknowledgementValues>({
    defaultValues: { acknowledged: false },
    resolver: validation.resolver,
  })
  const { attempt, counted } = useAttempts()
  return {
    form,
    attempt,
    unsaved: form.formState.isDirty,
    /** Validates the acknowledgement. */
    isReady: () => counted(form.trigger()),
  }
}

/** The acknowledgement, with its error. */
export function AcknowledgementField({ acknowledgement }: { acknowledgement: Acknowledgement }) {
  const t = useTranslations('trademark')
  const { form, attempt } = acknowledgement
  const missing = form.formState.errors.acknowledged !== undefined
  return (
    <div className={styles.acknowledgement} onFocus={validation.warm}>
      <ErrorSummary problems={missing ? [{ field: FIELD, text: t('acknowledge.missing') }] : []} attempt={attempt} />
      {missing && (
        <p id={`${FIELD}-error`} className={fields.error}>
          {t('acknowledge.missing')}
        </p>
      )}
      <Checkbox
        {...form.register('acknowledged', { onChange: () => form.clearErrors() })}
        id={FIELD}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${FIELD}-error` : undefined}
      >
        {t('acknowledge.label')}
      </Checkbox>
    </div>
  )
}
