import { useTranslations } from 'use-intl/react'
import { RequesterLine, type Requester } from './requester.tsx'

/** First thing on pages that ask for nothing: who offers them, and how a person can verify it. */
export function OfferedLine(offerer: Omit<Requester, 'line' | 'lookUp'>) {
  const t = useTranslations('offered')
  const { resellerName: reseller, registrarName: registrar } = offerer
  const one = reseller ?? registrar
  const both = reseller && registrar && t('both', { reseller, registrar })
  return <RequesterLine {...offerer} line={both || (one ? t('one', { name: one }) : t('nobody'))} />
}
