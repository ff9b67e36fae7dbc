import { useTranslations } from 'use-intl/react'
import type { ApiError } from '#api/errors.ts'
import { trustedPress } from '#forms/trusted-press.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import styles from './preferences.module.css'
import { LOST } from './use-save.ts'

/** Save Preferences with its states, and what became of the last press. */
export function SaveButton({
  state,
  error,
  nothingToSend,
  onPress,
}: {
  state: 'idle' | 'pending' | 'saved' | 'error'
  error: ApiError | null
  nothingToSend: boolean
  onPress: () => void
}) {
  const t = useTranslations('preferences')
  const pause = useTranslations('failure.tooMany')
  const wait = useWait()
  const kind = error?.kind
  const outcome = kind === 'answered' ? 'conflict' : !kind || LOST.has(kind) ? 'failed' : 'refused'
  const word = state === 'pending' ? 'saving' : state === 'saved' ? 'saved' : 'idle'
  return (
    <div className={styles.save}>
      <Button type="submit" look="primary" busy={state === 'pending'} onClick={trustedPress(onPress)}>
        {t(`save.${word}`)}
      </Button>
      <div role="status">
        {state === 'pending' && <StillWaiting />}
        {state === 'saved' && (
          <Notice tone="success">
            <p>{t('success')}</p>
          </Notice>
        )}
        {nothingToSend && (
          <Notice tone="info">
            <p>{t('nothingChanged')}</p>
          </Notice>
        )}
        {state === 'error' && (
          <Notice tone="danger">
            <p>{t(outcome)}</p>
            {kind === 'too-many' && <p>{pause('help', { wait: wait(error?.retryAfter) })}</p>}
            {kind === 'answered' && (
              <Button look="link" onClick={() => globalThis.location.reload()}>
                {t('reload')}
              </Button>
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}
