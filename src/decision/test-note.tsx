import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { transportOf } from '#api/query-client.ts'

/** Returns whether the page is a test page; whatever could pass for evidence says so. */
export function useIsTest(): boolean {
  return transportOf(useQueryClient()).isTest === true
}

/** Says on a test page that nothing is sent, wherever a screenshot could pass for a real decision. */
export function TestNote() {
  return useIsTest() ? <Note /> : null
}

/** A component of its own: only a test page loads these messages. */
function Note() {
  const t = useTranslations('testPage')
  return (
    <p>
      <strong>{t('note')}</strong>
    </p>
  )
}
