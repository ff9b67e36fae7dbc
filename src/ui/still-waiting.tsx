import { useTranslations } from 'use-intl/react'
import { useLate } from './use-late.ts'

/** Says that an answer is still awaited, once it has been there for ten seconds. Belongs in a region that is announced. */
export function StillWaiting() {
  const t = useTranslations('shell.loading')
  return useLate() ? <span>{t('stillWaiting')}</span> : null
}
