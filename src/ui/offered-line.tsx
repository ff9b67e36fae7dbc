import { useTranslations } from 'use-intl/react'
import { bdi } from './link-tag.tsx'
import { RequesterLine, type Requester } from './requester.tsx'

/** The first line of pages that request nothing: who provides the page. */
export function OfferedLine(offerer: Omit<Requester, 'line' | 'lookUp'>) {
  const t = useTranslations('offered')
  const { resellerName: reseller, registrarName: registrar } = offerer
  const one = reseller ?? registrar
  const both = reseller && registrar && t.rich('both', { reseller, registrar, bdi })
  return <RequesterLine {...offerer} line={both || (one ? t.rich('one', { name: one, bdi }) : t('nobody'))} />
}
