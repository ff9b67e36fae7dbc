import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { requestReport } from '#api/data-copy.ts'
import type { ApiError } from '#api/errors.ts'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { TextField } from '#forms/text-field.tsx'
import { trustedClick } from '#forms/trusted-click.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { useNormalizedFields, useRepairText } from '#forms/use-normalized-fields.ts'
import { Button } from '#ui/button.tsx'
import { useBannerText } from '#ui/banner-text.ts'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import styles from './data-copy.module.css'
import { DEAD_LINK_KINDS } from './use-download.ts'

export type DataCopyValues = { email_address: string }

/** Message keys for address errors. `refused` is the backend's error. */
const PROBLEMS = ['missing', 'tooLong', 'spaces', 'noAt', 'manyAt', 'incomplete', 'damaged', 'refused'] as const
export type Problem = (typeof PROBLEMS)[number]

function problemOf(message: string | undefined): Problem | undefined {
  return PROBLEMS.find((problem) => problem === message)
}

const validation = lazyResolver<DataCopyValues>(() => import('./schema.ts'))

const FIELD = 'email_address'

/** The form that requests a copy of the data. `children` are shown above the field. */
export function DataCopyForm({
  accessKey,
  onSent,
  children,
}: {
  accessKey: string
  /** @param repairNote describes the repairs made to the email address */
  onSent: (repairNote: string | undefined) => void
  children: ReactNode
}) {
  const t = useTranslations('dataCopy')
  const form = useForm({
    defaultValues: { [FIELD]: '' },
    resolver: validation.resolver,
    // The summary takes focus.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const fields = useNormalizedFields(form, { [FIELD]: 'email' })
  const repairText = useRepairText()
  const normalizedText = useTranslations('form.normalized')
  const wait = useWait()
  const [attempt, setAttempt] = useState(0)
  /** Stays true after a success: the button may be clicked before the next render. */
  const isSending = useRef(false)
  const { mutateAsync, error, isPending, isSuccess } = useMutation(requestReport(accessKey))
  const { errors, isDirty } = form.formState
  const problem = problemOf(errors[FIELD]?.message)
  // Address errors are shown at the field.
  const messageKey = error && error.kind !== 'invalid' ? failureKey(error) : undefined
  const failureMessage = messageKey && t(`failed.${messageKey}`, { wait: wait(error?.retryAfter) })
  useBannerText(error, failureMessage)
  const problemText = problem && (problem === 'damaged' ? normalizedText(problem) : t(`email.${problem}`))

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    let sent = false
    const repairNote = repairText(fields.normalize())
    try {
      await form.handleSubmit((values) => mutateAsync(values[FIELD]).then(() => (sent = true), showRefusal))()
    } finally {
      isSending.current = sent
      setAttempt((count) => count + 1)
    }
    if (sent) onSent(repairNote)
  }
  /** Shows a refused address at the field. The banner shows other errors. */
  const showRefusal = (failure: ApiError) => {
    if (failure.kind === 'invalid') form.setError(FIELD, { message: 'refused' })
  }
  const submit = (event: MouseEvent) => trustedClick(() => void send())(event)
  return (
    <form noValidate className={styles.form} onFocus={validation.preload} onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary problems={problemText ? [{ field: FIELD, text: problemText }] : []} attempt={attempt} />
      <div className={styles.text}>
        {children}
        <p>{t('note.time')}</p>
        <p>{t('note.tied')}</p>
        <p>{t('note.log')}</p>
      </div>
      <TextField
        {...form.register(FIELD)}
        id={FIELD}
        label={t('email.label')}
        hint={t('email.hint')}
        error={problemText}
        note={fields.noteOf(FIELD)}
        // No `type="email"`: browsers would change the input and reject international addresses.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" look="primary" busy={isPending} onClick={submit}>
          {t('submit')}
        </Button>
      </div>
      <div role="status">
        {isPending && (
          <p>
            {t('sending')} <StillWaiting />
          </p>
        )}
        {/* The banner does not show a 409. */}
        {error?.kind === 'answered' && <p>{failureMessage}</p>}
      </div>
      <UnsavedGuard unsaved={isDirty && !isSuccess} />
    </form>
  )
}

/** Returns the message key for a failed request. */
function failureKey(error: ApiError): 'expired' | 'tooMany' | 'refused' | 'again' {
  if (error.meaning.mayHaveSucceeded) return 'again'
  if (DEAD_LINK_KINDS.has(error.kind)) return 'expired'
  return error.kind === 'too-many' ? 'tooMany' : 'refused'
}
