import { useTranslations } from 'use-intl/react'
import type { Item } from './rules.ts'

/** Returns the name of an item: Whois in the language of the page, others as the backend names them. */
export function useItemName(): (item: Item) => string {
  const t = useTranslations('preferences')
  return (item) => (item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'))
}
