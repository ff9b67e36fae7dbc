import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { FocusedNotice } from '#ui/notice.tsx'

/** The items that were stored differently, with what is stored. */
export function SaveDifference({
  missed,
}: {
  missed: readonly { uid: string; name: string; now: 'allowed' | 'declined' | 'minimum' | 'open' }[]
}) {
  const t = useTranslations('preferences.difference')
  const changed = useTranslations('preferences.changed')
  return (
    <FocusedNotice tone="danger">
      <h2>{t('heading')}</h2>
      <p>{t('text')}</p>
      <ul>
        {missed.map(({ uid, name, now }) => (
          <li key={uid}>{now === 'minimum' ? t.rich(now, { name, bdi }) : changed.rich(now, { name, bdi })}</li>
        ))}
      </ul>
      <p>{t('again')}</p>
    </FocusedNotice>
  )
}
