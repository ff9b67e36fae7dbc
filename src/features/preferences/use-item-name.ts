import { useTranslations } from 'use-intl/react'
import type { Item } from './rules.ts'

/** What an item is called wherever it is named: the directory in our words, anything else as the backend names it. */
export function useItemName(): (item: Item) => string {
  const t = useTranslations('preferences')
  return (item) => (item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'))
}
