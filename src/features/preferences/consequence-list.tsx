import { useTranslations } from 'use-intl/react'
import { consequences, type Ticks } from './choices.ts'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'

const KINDS = ['shared', 'placeholder', 'atRisk', 'published', 'unpublished'] as const

/** What saving will do, said before it is done: who gets real data, who a placeholder, which orders are put on hold. */
export function ConsequenceList({ items, ticked }: { items: readonly Item[]; ticked: Ticks }) {
  const t = useTranslations('preferences')
  const result = consequences(items, ticked)
  const kinds = KINDS.filter((kind) => result[kind].length > 0)
  if (kinds.length === 0) return null
  const name = (item: Item) => {
    const names = item.names.join(', ') || t('unnamed')
    return item.providers.length > 0 ? `${names} (${item.providers.join(', ')})` : names
  }
  return (
    <section className={styles.consequences}>
      <h2>{t('consequences.heading')}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{t(`consequences.${kind}`, { names: result[kind].map(name).join(' · ') })}</li>
        ))}
      </ul>
    </section>
  )
}
