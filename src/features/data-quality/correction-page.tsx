import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { DataQuality } from '#api/data-quality.ts'
import { RequesterLine, type Requester } from '#ui/requester.tsx'
import { Button } from '#ui/button.tsx'
import { LeaveDialog } from '#forms/unsaved-guard.tsx'
import { useBannerText } from '#ui/banner-text.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { failureKey } from '#decision/failures.ts'
import { useWait } from '#ui/use-wait.ts'
import { ContactFieldset } from './contact-form.tsx'
import { SaveDialog } from './save-dialog.tsx'
import styles from './data-quality.module.css'
import type { Correction } from './use-correction.ts'

/** The contact form, on a page without the approve button, which would make it unclear which data is approved. */
export function CorrectionPage({
  requester,
  contactCase,
  correction,
}: {
  requester: Requester
  contactCase: DataQuality
  correction: Correction
}) {
  const t = useTranslations('dataQuality.correct')
  const decisionText = useTranslations('decision')
  const [leaving, setLeaving] = useState(false)
  const { form, decision, unchanged } = correction
  const { error, sending } = decision
  const wait = useWait()
  const failure = error && failureKey(error)
  const failureText =
    failure === 'tooMany' ? decisionText('tooMany', { wait: wait(error?.retryAfter) }) : failure && t(failure)
  // Field errors are shown at the fields.
  useBannerText(error, form.hasServerErrors ? undefined : (failureText ?? undefined))
  const back = () => (form.unsaved ? setLeaving(true) : correction.close())
  return (
    <Stack>
      <RequesterLine {...requester} />
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('text')}</p>
      <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <ContactFieldset contact={form} contactCase={contactCase} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={sending} onClick={() => void (sending || correction.save())}>
            {t('save')}
          </Button>
          <Button onClick={back}>{decisionText('back')}</Button>
        </div>
        <div role="status">{unchanged && <Notice tone="info">{t('unchanged')}</Notice>}</div>
      </form>
      {decision.answerToConfirm && <SaveDialog contactCase={contactCase} correction={correction} />}
      {leaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={correction.close} />}
    </Stack>
  )
}
