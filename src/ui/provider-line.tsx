import { useTranslations } from 'use-intl/react'
import { bdi } from './link-tag.tsx'
import { RequesterLine, type Requester } from './requester.tsx'

/** The first line of pages that ask the user for nothing: who provides the page. */
export function ProviderLine(provider: Omit<Requester, 'line' | 'lookUpUrl'>) {
  const t = useTranslations('offered')
  const { resellerName: reseller, registrarName: registrar } = provider
  const name = reseller ?? registrar
  const both = reseller && registrar && t.rich('both', { reseller, registrar, bdi })
  return <RequesterLine {...provider} line={both || (name ? t.rich('one', { name, bdi }) : t('nobody'))} />
}
