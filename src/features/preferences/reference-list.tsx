import { useTranslations } from 'use-intl/react'
import { Section } from '#ui/layout.tsx'
import { Fields } from './consent-box.tsx'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** The items that are shared anyway and offer no choice. */
export function ReferenceList({ items }: { items: readonly Item[] }) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  if (items.length === 0) return null
  return (
    <Section heading={t('reference.heading')}>
      <p>{t('reference.text')}</p>
      <ul className={styles.reference} role="list">
        {items.map((item) => (
          <li key={item.uid}>
            <span className={styles.names}>{nameOf(item)}</span>
            {item.providers.length > 0 && <span>{t('provider', { names: item.providers.join(', ') })}</span>}
            <Fields item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
