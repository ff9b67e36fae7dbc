import { useTranslations } from 'use-intl/react'
import { trustedPress } from '#forms/trusted-press.ts'
import { Button } from '#ui/button.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { isTicked, type Ticks } from './choices.ts'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'

/** Save Preferences with its states, and how many questions are open, always in sight. */
export function SaveBar({
  form,
  open,
  ticked,
  state,
  nothingToSend,
  onPress,
}: {
  form: string
  open: readonly Item[]
  ticked: Ticks
  state: 'idle' | 'pending' | 'saved' | 'error'
  nothingToSend: boolean
  onPress: () => void
}) {
  const t = useTranslations('preferences')
  const word = state === 'pending' ? 'saving' : state === 'saved' ? 'saved' : 'idle'
  const allowed = open.filter((item) => isTicked(item, ticked)).length
  return (
    <div className={word === 'saved' ? `${styles.bar} ${styles.done}` : styles.bar}>
      <p>{t('open', { open: open.length, allowed: String(allowed) })}</p>
      <Button
        type="submit"
        form={form}
        look={word === 'saved' ? 'secondary' : 'primary'}
        busy={state === 'pending'}
        onClick={trustedPress(onPress)}
      >
        {t(`save.${word}`)}
      </Button>
      <p role="status">
        {state === 'pending' && <StillWaiting />}
        {nothingToSend && t('nothingChanged')}
      </p>
    </div>
  )
}
