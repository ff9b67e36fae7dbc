import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { fieldLabel, listedFields } from '#i18n/data-elements.ts'
import { readFlag, readText } from '#lib/readers.ts'
import type { Column } from './address.ts'

/** Returns the text of a cell, for the page and the CSV file. */
export function useCellText(): (tld: TldHandling, column: Column) => string {
  const t = useTranslations('tldInfo.value')
  const label = useDataElementLabel()

  const yesOrNo = (value: unknown) => {
    const flag = readFlag(value)
    return flag === undefined ? t('unknown') : flag ? t('yes') : t('no')
  }
  const listText = (items: readonly string[] | null | undefined, name: (item: string) => string) =>
    Array.isArray(items) ? items.map(name).join(', ') || t('none') : t('unknown')
  const contactLabel = (name: string) =>
    name === 'owner' || name === 'admin' || name === 'tech' || name === 'billing' ? t(name) : fieldLabel(name)

  return (tld, column) => {
    switch (column) {
      case 'tld':
        return tld.tld
      case 'registry_name':
        return readText(tld.registry_name) ?? t('unknown')
      case 'synchronous':
      case 'passes_through':
        return yesOrNo(tld[column])
      case 'contract_fields':
      case 'consent_fields':
        return listText(tld[column] && listedFields(tld[column]), label)
      case 'real_data_for':
        return listText(tld.real_data_for, contactLabel)
    }
  }
}
