import { useTranslations } from 'use-intl/react'
import { trustedPress } from '#forms/trusted-press.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'

/** Asks once more before orders are put on hold. Both ways out have the same weight. */
export function OrdersDialog({
  items,
  onEdit,
  onContinue,
}: {
  items: readonly Item[]
  onEdit: () => void
  onContinue: () => void
}) {
  const t = useTranslations('preferences')
  return (
    <Dialog
      title={t('orders.heading')}
      onCancel={onEdit}
      actions={
        <>
          <Button onClick={onEdit}>{t('orders.edit')}</Button>
          <Button onClick={trustedPress(onContinue)}>{t('orders.continue')}</Button>
        </>
      }
    >
      <p>{t('orders.text')}</p>
      <ul className={styles.atRisk}>
        {items.map((item) => (
          <li key={item.uid}>{item.names.join(', ') || t('unnamed')}</li>
        ))}
      </ul>
    </Dialog>
  )
}
