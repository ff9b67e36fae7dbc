import { useMessages, useTranslations } from 'use-intl/react'
import { fieldLabel } from './data-elements.ts'

/** Names data elements in the page's language; one that no language file knows gets the specification's English label. */
export function useDataElementLabel(): (name: string) => string {
  const t = useTranslations('dataElement')
  const { dataElement } = useMessages()
  // Not `t.has`: it takes dots for a path, and finds what every object inherits.
  return (name) => {
    const key = name as Parameters<typeof t>[0]
    return Object.hasOwn(dataElement, key) ? t(key) : fieldLabel(name)
  }
}
