import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ConsentSession } from '#api/consent.ts'
import type { ApiError } from '#api/errors.ts'
import { loadNamespace } from '#i18n/language-store.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { PageHeading } from '#ui/layout.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import { useWait } from '#ui/use-wait.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { decidedFields, sortConsents, type Shows } from './rules.ts'
import styles from './preferences.module.css'
import { useItemName } from './use-item-name.ts'
import { LOST } from './use-save.ts'

// Only a person who has saved needs it.
const SavedReceipt = lazy(async () => {
  const [file] = await Promise.all([import('./saved-receipt.tsx'), loadNamespace('preferencesReceipt')])
  return { default: file.SavedReceipt }
})

/** A save that has succeeded, and when. */
export type Saved = { session: ConsentSession; reference: string | undefined; at: Date }

/**
 * The outcome of the last save, where the page begins: its success, with the heading of the page, its effects and the
 * receipt, takes the focus, as does a change elsewhere; any other failure is told in the banner.
 */
export function SaveOutcome({
  error,
  success,
  shows,
  registrar,
}: {
  error: ApiError | null
  success: Saved | undefined
  shows: Shows
  registrar: string | undefined
}) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  useErrorWords(error, useFailureWords(error))
  return (
    <>
      <div role="status" className={styles.outcome}>
        {error?.kind === 'answered' && (
          <FocusedNotice tone="danger">
            <p>{t('conflict')}</p>
            <Button look="link" onClick={() => globalThis.location.reload()}>
              {t('reload')}
            </Button>
          </FocusedNotice>
        )}
        {success && (
          <FocusedNotice key={success.at.getTime()} tone="success" data-panel>
            <PageHeading>{t('success')}</PageHeading>
            <p>{t('later')}</p>
          </FocusedNotice>
        )}
      </div>
      {success && (
        <Suspense>
          <SavedReceipt
            {...success}
            items={sortConsents(success.session, shows)}
            nameOf={nameOf}
            fieldsOf={decidedFields}
            Effects={ConsequenceList}
            registrar={registrar}
          />
        </Suspense>
      )}
    </>
  )
}

/** Returns what a save that failed means, for the banner. What was changed elsewhere is an outcome, which the page tells. */
function useFailureWords(error: ApiError | null): string | undefined {
  const t = useTranslations('preferences')
  const pause = useTranslations('failure.tooMany')
  const wait = useWait()
  if (!error || error.kind === 'answered') return undefined
  if (LOST.has(error.kind)) return t('failed')
  const refused = t('refused')
  return error.kind === 'too-many' ? `${refused} ${pause('help', { wait: wait(error.retryAfter) })}` : refused
}
