import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { normalizeText } from '#lib/normalize-text.ts'
import { Button } from '#ui/button.tsx'
import type { Item } from './rules.ts'

/** A search text, and a function that matches items against it. */
export type FilterState = { text: string; matches: (item: Item) => boolean }

/** Filters questions by text and announces how many match. Filtering does not change the boxes. */
export function Filter({
  className,
  nameOf,
  text,
  count,
  total,
  onFilter,
}: {
  className: string | undefined
  nameOf: (item: Item) => string
  text: string
  count: number
  total: number
  onFilter: (state: FilterState) => void
}): ReactNode {
  const t = useTranslations('preferences.filter')
  const id = useId()
  const filter = (typed: string) => {
    const foldedText = fold(normalizeText(typed, 'search').text)
    const matches = (item: Item) =>
      [nameOf(item), ...item.names, ...item.providers].some((name) => fold(name).includes(foldedText))
    onFilter({ text: typed, matches })
  }
  return (
    <search className={className}>
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
      <p role="status">{t('count', { shown: String(count), all: total })}</p>
      {text && (
        <Button look="link" onClick={() => filter('')}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}

/** Removes accents and converts to lower case. */
function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
