import { useTranslations } from 'use-intl/react'
import { bdi } from './link-tag.tsx'
import { RequesterLine, type Requester } from './requester.tsx'

/** First thing on pages that ask for nothing: who offers them, and how a person can verify it. */
export function OfferedLine(offerer: Omit<Requester, 'line' | 'lookUp'>) {
  const t = useTranslations('offered')
  const { resellerName: reseller, registrarName: registrar } = offerer
  const one = reseller ?? registrar
  const both = reseller && registrar && t.rich('both', { reseller, registrar, bdi })
  return <RequesterLine {...offerer} line={both || (one ? t.rich('one', { name: one, bdi }) : t('nobody'))} />
}
