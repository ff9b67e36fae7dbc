import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** Narrows many questions down to those that match a text, and announces how many are shown. Ticks are left as they are. */
export function Filter({
  text,
  shown,
  all,
  onFilter,
}: {
  text: string
  /** How many questions match. */
  shown: number
  all: number
  /** Called with a text and what matches it: its product, name or registry has the text. */
  onFilter: (text: string, matches: (item: Item) => boolean) => void
}) {
  const t = useTranslations('preferences.filter')
  const nameOf = useItemName()
  const id = useId()
  const filter = (typed: string) => {
    const sought = fold(typed.trim())
    onFilter(typed, (item) =>
      [nameOf(item), ...item.names, ...item.providers].some((name) => fold(name).includes(sought)),
    )
  }
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{t('label')}</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => filter(event.target.value)}
      />
      <p role="status">{t('count', { shown: String(shown), all })}</p>
      {text && (
        <Button look="link" onClick={() => filter('')}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}

/** As two names look to somebody who searches: without case and accents. */
function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
