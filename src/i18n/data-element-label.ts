import { useMessages, useTranslations } from 'use-intl/react'
import { fieldLabel } from './data-elements.ts'

/** Names data elements in the page's language; unknown ones in English. */
export function useDataElementLabel(): (name: string) => string {
  const t = useTranslations('dataElement')
  const { dataElement } = useMessages()
  // `t.has` would read dots as a path and find inherited names.
  return (name) => {
    const key = name as Parameters<typeof t>[0]
    return Object.hasOwn(dataElement, key) ? t(key) : fieldLabel(name)
  }
}
