import { useTranslations } from 'use-intl/react'
import type { ReactNode } from 'react'
import type { TransferAway, TransferIn, TransferLink } from '#api/transfer.ts'
import { isInternalReseller, registrarOf } from '#brand/brand.ts'
import { useBrand } from '#brand/use-brand.ts'
import type { Fact } from '#ui/facts.tsx'
import { Moment } from '#ui/use-moment.tsx'
import type { Requester } from '#ui/requester.tsx'
import { readDate } from '#lib/dates.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readWebLink } from '#lib/links.ts'
import { readText } from '#lib/readers.ts'
import { Disclosure } from '#ui/disclosure.tsx'

/** The requester and facts of both transfer pages. `registrar` is the registrar that contacts the registrant. */
export function useTransfer(
  transfer: TransferIn | TransferAway,
  link: TransferLink,
  registrar: unknown,
): { givenDomain: string; domain: string; requester: Requester; facts: Fact[] } {
  const t = useTranslations('transfer.facts')
  const brand = useBrand()
  const givenDomain = readText(transfer.domain) ?? link.domain
  const expiry = readDate(transfer.expiry_date)
  const requestDate = readDate(transfer.request_date)
  const orgName = isInternalReseller(transfer.reseller_username) ? undefined : readText(transfer.reseller_org_name)
  const reseller = orgName ?? brand.resellerName
  return {
    givenDomain,
    domain: readDomain(givenDomain).unicode,
    requester: {
      ...brand,
      resellerName: reseller,
      ...registrarOf(brand, readText(registrar)),
      lookUpUrl: readWebLink(transfer.whois_url),
    },
    facts: [
      { label: t('losing'), value: readText(transfer.losing_registrar) },
      { label: t('gaining'), value: readText(transfer.gaining_registrar) },
      { label: t('reseller'), value: reseller },
      { label: t('expiry'), value: expiry && <Moment at={expiry} format="date" /> },
      { label: t('requested'), value: requestDate && <Moment at={requestDate} format="date" /> },
    ],
  }
}

export function TransferMeaning({ heading, texts }: { heading: string; texts: readonly ReactNode[] }) {
  return (
    <Disclosure heading={heading}>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Disclosure>
  )
}
