import { useTranslations } from 'use-intl/react'
import { trustedClick } from '#forms/trusted-click.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { bdi } from '#ui/link-tag.tsx'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/**
 * Asks for confirmation before a save that would put the orders of the items on hold (`orders`), or overwrite items
 * that were changed elsewhere (`changed`).
 */
export function ItemsDialog({
  about,
  items,
  onBack,
  onSave,
}: {
  about: 'orders' | 'changed'
  items: readonly Item[]
  onBack: () => void
  onSave: () => void
}) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  const textOf = (item: Item) => {
    const answer = item.saved ? (item.ticked ? 'allowed' : 'declined') : 'open'
    return about === 'orders' ? nameOf(item) : t.rich(`changed.${answer}`, { name: nameOf(item), bdi })
  }
  return (
    <Dialog
      title={t(`${about}.heading`)}
      onCancel={onBack}
      actions={
        <>
          <Button look="primary" onClick={onBack}>
            {t(`${about}.back`)}
          </Button>
          <Button look="ink" onClick={trustedClick(onSave)}>
            {t(`${about}.save`)}
          </Button>
        </>
      }
    >
      <p>{t(`${about}.text`)}</p>
      <ul>
        {items.map((item) => (
          <li key={item.uid}>{textOf(item)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
