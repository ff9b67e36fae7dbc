import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { readDomain } from '#lib/domain-name.ts'
import { tldOf, tldTypeOf } from '#lib/tld-type.ts'
import { bdi, linkTag } from '#ui/link-tag.tsx'

/** Returns a text on where to look up the registrar of a domain: ICANN Lookup for a generic TLD, else the registry. */
export function useDomainCheck(domain: string | undefined): ReactNode {
  const t = useTranslations('decision')
  const type = tldTypeOf(domain)
  if (!domain || type === 'unknown') return undefined
  const { unicode, ascii = unicode } = readDomain(domain)
  const lookup = linkTag({ href: `https://lookup.icann.org/en/lookup?q=${encodeURIComponent(ascii)}` })
  return t.rich('domainCheck', { type, tld: `.${tldOf(domain)}`, lookup, bdi })
}
