import { useTranslations } from 'use-intl/react'
import { SharedData } from './consent-row.tsx'
import styles from './preferences.module.css'
import { RowDetails } from './row-details.tsx'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** The items that are shared anyway and offer no choice. */
export function ReferenceList({ items }: { items: readonly Item[] }) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('reference.heading')}</h2>
      <p>{t('reference.text')}</p>
      <ul className={styles.rows} role="list">
        {items.map((item) => (
          <li key={item.uid} className={styles.row}>
            <b>{nameOf(item)}</b>
            <small>
              <SharedData item={item} />
            </small>
            <RowDetails item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
