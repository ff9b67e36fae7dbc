import { useTranslations } from 'use-intl/react'
import { trustedPress } from '#forms/trusted-press.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'

/** Tells what was changed elsewhere (another tab, another person) before it would be overwritten. */
export function ChangedDialog({
  items,
  onBack,
  onSave,
}: {
  items: readonly Item[]
  onBack: () => void
  onSave: () => void
}) {
  const t = useTranslations('preferences')
  return (
    <Dialog
      title={t('changed.heading')}
      onCancel={onBack}
      actions={
        <>
          <Button onClick={onBack}>{t('changed.back')}</Button>
          <Button onClick={trustedPress(onSave)}>{t('changed.save')}</Button>
        </>
      }
    >
      <p>{t('changed.text')}</p>
      <ul className={styles.atRisk}>
        {items.map((item) => {
          const now = item.saved ? (item.ticked ? 'allowed' : 'declined') : 'open'
          const name = item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed')
          return <li key={item.uid}>{t(`changed.${now}`, { name })}</li>
        })}
      </ul>
    </Dialog>
  )
}
