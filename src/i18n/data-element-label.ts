import { useTranslations } from 'use-intl/react'
import { fieldLabel } from './data-elements.ts'

/** Names data elements in the page's language; one that no language file knows gets the specification's English label. */
export function useDataElementLabel(): (name: string) => string {
  const t = useTranslations('dataElement')
  return (name) => {
    const key = name as Parameters<typeof t>[0]
    return t.has(key) ? t(key) : fieldLabel(name)
  }
}
