import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { transportOf } from '#api/query-client.ts'

/** Whether the page is only tried out, so that what could pass for evidence says so. */
export function useIsTest(): boolean {
  return transportOf(useQueryClient()).isTest === true
}

/** On a test page, that nothing is sent: wherever a picture of the page could pass for a real decision. */
export function TestNote() {
  return useIsTest() ? <Words /> : null
}

/** Only a test page has these words. */
function Words() {
  const t = useTranslations('testPage')
  return (
    <p>
      <strong>{t('note')}</strong>
    </p>
  )
}
