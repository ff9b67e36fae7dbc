import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { consequences, type Ticks } from './choices.ts'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** If there are more than 8 names, only the first 5 are visible. */
const [MAX_NAMES, VISIBLE_NAMES] = [8, 5]

/** Lists the effects of answers. `saved` needs the `preferencesSaved` messages. */
export function ConsequenceList({
  items,
  ticked,
  saved = false,
}: {
  items: readonly Item[]
  ticked: Ticks
  saved?: boolean
}) {
  const t = useTranslations()
  const namespace = saved ? 'preferencesSaved' : 'preferences'
  const nameOf = useItemName()
  const result = consequences(items, ticked)
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
          const first = names.length > MAX_NAMES ? names.splice(0, VISIBLE_NAMES) : names.splice(0)
          return (
            <li key={kind}>
              {t.rich(`${namespace}.consequences.${kind}`, { names: first.join('\u00a0· '), bdi })}
              {names.length > 0 && (
                <details>
                  <summary>{t('preferences.consequences.more', { count: names.length })}</summary>
                  {names.join('\u00a0· ')}
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
