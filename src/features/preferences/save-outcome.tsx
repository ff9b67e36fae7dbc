import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ApiError } from '#api/errors.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { Button } from '#ui/button.tsx'
import { useBannerText } from '#ui/banner-text.ts'
import { PageHeading } from '#ui/layout.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import { useWait } from '#ui/use-wait.ts'
import type { Difference } from './choices.ts'
import { SaveDifference } from './save-difference.tsx'
import { readItems, type Shows } from './rules.ts'
import styles from './preferences.module.css'
import type { SaveResult } from './use-save.ts'

// Only needed after a save.
const SavedReceipt = lazy(async () => {
  const [loaded] = await Promise.all([import('./saved-receipt.tsx'), loadMessages('decision', 'preferencesSaved')])
  return { default: loaded.SavedReceipt }
})

/** The stored session, and the choices that were not stored. */
export type Save = SaveResult & { at: Date; notStored: readonly Difference[] }

/** The outcome of the last save. Takes focus, except for failures that the banner shows. */
export function SaveOutcome({
  error,
  lastSave,
  shows,
  registrar,
}: {
  error: ApiError | null
  lastSave: Save | undefined
  shows: Shows
  registrar: string | undefined
}) {
  const t = useTranslations('preferences')
  const notStored = lastSave?.notStored ?? []
  const fullSave = notStored.length === 0 ? lastSave : undefined
  useBannerText(error, useFailureText(error))
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
        {lastSave && notStored.length > 0 && <SaveDifference key={lastSave.at.getTime()} notStored={notStored} />}
        {fullSave && (
          <FocusedNotice key={fullSave.at.getTime()} tone="success" data-panel>
            <PageHeading>{t('success')}</PageHeading>
            <p>{t('later')}</p>
          </FocusedNotice>
        )}
      </div>
      {fullSave && (
        <Suspense>
          <SavedReceipt {...fullSave} items={readItems(fullSave.session, shows)} registrar={registrar} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the banner's text for a failed save; `undefined` for a conflict, which has its own notice. */
function useFailureText(error: ApiError | null): string | undefined {
  const t = useTranslations('preferences')
  const tooMany = useTranslations('failure.tooMany')
  const wait = useWait()
  if (!error || error.kind === 'answered') return undefined
  if (error.meaning.mayHaveSucceeded) return t('failed')
  const refused = t('refused')
  return error.kind === 'too-many' ? `${refused} ${tooMany('help', { wait: wait(error.retryAfter) })}` : refused
}
