import type { Ref } from 'react'
import { useTranslations } from 'use-intl/react'
import type { DataQuality } from '#api/data-quality.ts'
import { DOCUMENT_MONTHS } from '#decision/policy.ts'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { trustedClick } from '#forms/trusted-click.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/layout.tsx'
import type { UploadProgress } from '#api/upload.ts'
import { FocusedNotice, type Tone } from '#ui/notice.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import styles from './data-quality.module.css'
import { FILE_FIELD, FilePicker } from './file-picker.tsx'
import { documentTypesOf, HINTS } from './rules.ts'
import type { DocumentSending, SendOutcome } from './use-document.ts'
import { useSize } from './use-size.ts'

const TYPE_FIELD = 'document-type'

/** Outcomes after which the button is labeled "Send again". */
const SEND_AGAIN: ReadonlySet<SendOutcome | undefined> = new Set(['failed', 'unsure', 'tooMany'])

/** Advice on what a document must show, and the form that uploads it as proof. */
export function DocumentSection({
  document,
  contactCase,
  headingRef,
}: {
  document: DocumentSending
  contactCase: DataQuality
  headingRef: Ref<HTMLHeadingElement>
}) {
  const t = useTranslations('dataQuality.document')
  const size = useSize()
  const types = documentTypesOf(contactCase)
  // The case supports only unknown document types.
  if (types.length === 0) return null
  const months = String(DOCUMENT_MONTHS)
  const { state, form } = document
  const { type, typeMissing, problem, attempt } = form
  const outcome = state.is === 'choosing' ? state.outcome : undefined
  const isSending = state.is === 'sending'
  const isReading = state.is === 'reading'
  const hint = type === '' ? undefined : HINTS[type]
  const options = types.map((value) => ({ value, label: t(`types.${value}`) }))
  const problems = [
    ...(typeMissing ? [{ field: TYPE_FIELD, text: t('typeMissing') }] : []),
    ...(problem && attempt > 0
      ? [{ field: FILE_FIELD, text: t(`file.problems.${problem}`, { size: size(form.chosen?.file.size ?? 0) }) }]
      : []),
  ]
  return (
    <Section heading={t('heading')} headingRef={headingRef}>
      <div className={styles.advice}>
        <p>{t('what')}</p>
        <ul>
          <li>{t('advice.shows')}</li>
          <li>{t('advice.age', { months })}</li>
          <li>{t('advice.blackOut')}</li>
          <li>{t('advice.formats')}</li>
          <li>{t('advice.private')}</li>
        </ul>
      </div>
      <form noValidate className={styles.form} onFocus={form.preload} onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary problems={problems} attempt={attempt} />
        <SelectField
          id={TYPE_FIELD}
          label={t('type')}
          error={typeMissing ? t('typeMissing') : undefined}
          note={hint && t(`hints.${hint}`, { months })}
          prompt={t('chooseType')}
          options={options}
          value={type}
          disabled={isSending}
          onChange={({ target }) => document.chooseType(types.find((known) => known === target.value) ?? '')}
        />
        <FilePicker
          chosen={form.chosen}
          reading={isReading}
          problem={problem}
          disabled={isSending}
          onChoose={document.choose}
          onNoFile={form.rejectDrop}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            look="secondary"
            busy={isSending || isReading}
            onClick={(event) => trustedClick(() => void document.send())(event)}
          >
            {t(SEND_AGAIN.has(outcome) ? 'sendAgain' : 'send')}
          </Button>
          {isSending && <Button onClick={document.cancel}>{t('cancel')}</Button>}
        </div>
        <SendingState
          progress={isSending ? state.progress : undefined}
          outcome={outcome}
          retryAfter={document.error?.retryAfter}
        />
      </form>
    </Section>
  )
}

const TONES: Record<SendOutcome, Tone> = {
  received: 'success',
  processing: 'info',
  canceled: 'info',
  failed: 'danger',
  unsure: 'warning',
  tooMany: 'danger',
}

function SendingState({
  progress,
  outcome,
  retryAfter,
}: {
  progress: UploadProgress | undefined
  outcome: SendOutcome | undefined
  /** In seconds. */
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
  const isSent = sent >= total
  return (
    <div className={styles.progress}>
      <progress aria-label={t('progress')} max={Math.max(total, 1)} value={sent} />
      <span>{isSent ? t('waiting') : t('sent', { sent: size(sent), total: size(total) })}</span>
    </div>
  )
}
