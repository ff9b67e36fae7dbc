import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { FocusedNotice } from '#ui/notice.tsx'
import type { Difference } from './choices.ts'
import { useItemName } from './use-item-name.ts'

/** Lists the items that were not stored as chosen, each with its stored answer. */
export function SaveDifference({ notStored }: { notStored: readonly Difference[] }) {
  const t = useTranslations('preferences.difference')
  const itemText = useTranslations('preferences.changed')
  const nameOf = useItemName()
  return (
    <FocusedNotice tone="danger">
      <h2>{t('heading')}</h2>
      <p>{t('text')}</p>
      <ul>
        {notStored.map(({ item, stored }) => {
          const values = { name: nameOf(item), bdi }
          return <li key={item.uid}>{stored === 'minimum' ? t.rich(stored, values) : itemText.rich(stored, values)}</li>
        })}
      </ul>
      <p>{t('again')}</p>
    </FocusedNotice>
  )
}
