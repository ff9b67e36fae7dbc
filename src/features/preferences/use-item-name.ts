import { useTranslations } from 'use-intl/react'
import type { Item } from './rules.ts'

/** Returns a function that names an item: Whois in the page's language, other items as the backend names them. */
export function useItemName(): (item: Item) => string {
  const t = useTranslations('preferences')
  return (item) => (item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'))
}
