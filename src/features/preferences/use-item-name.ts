import { useTranslations } from 'use-intl/react'
import type { Item } from './rules.ts'

/** Names an item: the Whois directory in the page's language, any other as the backend names it. */
export function useItemName(): (item: Item) => string {
  const t = useTranslations('preferences')
  return (item) => (item.placement === 'whois' ? t('whois.heading') : item.names.join(', ') || t('unnamed'))
}
