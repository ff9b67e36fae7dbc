import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { consequences, type Ticks } from './choices.ts'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** If there are more than 8 names, only the first 5 are visible. */
const [MAX_NAMES, VISIBLE_NAMES] = [8, 5]

/** Lists the consequences of answers. `saved` requires that the `preferencesSaved` messages are loaded. */
export function ConsequenceList({
  items,
  ticks,
  saved = false,
}: {
  items: readonly Item[]
  ticks: Ticks
  saved?: boolean
}) {
  const t = useTranslations()
  const namespace = saved ? 'preferencesSaved' : 'preferences'
  const nameOf = useItemName()
  const result = consequences(items, ticks)
  const kinds = (Object.keys(result) as (keyof typeof result)[]).filter((kind) => result[kind].length > 0)
  if (kinds.length === 0) return null
  const nameWithProviders = (item: Item) =>
    item.placement !== 'whois' && item.providers.length > 0
      ? `${nameOf(item)} (${item.providers.join(', ')})`
      : nameOf(item)
  return (
    <section className={saved ? styles.section : styles.consequences}>
      <h2>{t(`${namespace}.consequences.heading`)}</h2>
      <ul>
        {kinds.map((kind) => {
          const names = result[kind].map(nameWithProviders)
          const visible = names.slice(0, names.length > MAX_NAMES ? VISIBLE_NAMES : MAX_NAMES)
          const hidden = names.slice(visible.length)
          return (
            <li key={kind}>
              {t.rich(`${namespace}.consequences.${kind}`, { names: visible.join('\u00a0· '), bdi })}
              {hidden.length > 0 && (
                <details>
                  <summary>{t('preferences.consequences.more', { count: hidden.length })}</summary>
                  {hidden.join('\u00a0· ')}
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
