import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { transportOf } from '#api/query-client.ts'

/** Returns whether this is a test page. Everything that looks like evidence must be marked as a test. */
export function useIsTest(): boolean {
  return transportOf(useQueryClient()).isTest === true
}

/** States on a test page that nothing is sent. */
export function TestNote() {
  return useIsTest() ? <Note /> : null
}

/** A separate component, because only test pages load these messages. */
function Note() {
  const t = useTranslations('testPage')
  return (
    <p>
      <strong>{t('note')}</strong>
    </p>
  )
}
