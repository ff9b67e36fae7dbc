import { useMessages, useTranslations } from 'use-intl/react'
import { fieldLabel } from './data-elements.ts'

/** Returns a function that labels a data element, in English if the element is unknown. */
export function useDataElementLabel(): (name: string) => string {
  const t = useTranslations('dataElement')
  const { dataElement } = useMessages()
  // `t.has` would treat dots as a path and find inherited properties.
  return (name) => {
    const key = name as Parameters<typeof t>[0]
    return Object.hasOwn(dataElement, key) ? t(key) : fieldLabel(name)
  }
}
