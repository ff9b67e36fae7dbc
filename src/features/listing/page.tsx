import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { approveListing, declineListing, getListing, type Listing, type ListingLink } from '#api/listing.ts'
import { registrarOf } from '#brand/brand.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { useShownText } from '#decision/shown-text.ts'
import { toOutcome } from '#decision/item-status.ts'
import { useAnswering } from '#decision/use-answering.ts'
import { readDate } from '#lib/dates.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readWebLink } from '#lib/links.ts'
import { readText } from '#lib/readers.ts'
import { usePolicy } from '#decision/use-policy.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { bdi, linkTag, plain } from '#ui/link-tag.tsx'
import { readPrice, statusOf } from './rules.ts'

const WORDING = { flow: 'listing', version: '2026-11-29' }

/** Asks a registrant to accept or decline listing a domain for sale. */
export function ListingPage({ link }: { link: ListingLink }) {
  const t = useTranslations('listing')
  const query = getListing(link)
  const { data: listing } = useSuspenseQuery(query)
  const brand = useBrand()
  const registrar = readText(listing.registrar_name) ?? brand.registrarName
  const reseller = readText(listing.reseller_org_name)
  const { price, isKnown } = usePrice(listing)
  const terms = useTerms(listing, registrar)
  const text = useShownText(WORDING, [
    t('meaning'),
    t('accept.effect'),
    ...(terms ? [terms.text] : []),
    t('decline.effect'),
  ])
  const answering = useAnswering({
    query,
    item: listing,
    text,
    mutation: { approved: () => approveListing(link), declined: () => declineListing(link) },
    itemStatus: statusOf,
  })
  const givenDomain = readText(listing.domain) ?? link.domain
  const domain = readDomain(givenDomain).unicode
  const deadline = readDate(listing.approval_deadline)
  return (
    <DecisionFlow
      requester={{
        ...brand,
        ...registrarOf(brand, readText(listing.registrar_name)),
        resellerName: reseller ?? brand.resellerName,
      }}
      domain={givenDomain}
      facts={[
        { label: t('facts.price'), value: priceTag(price) },
        { label: t('facts.reseller'), value: reseller },
        { label: t('facts.registrar'), value: readText(listing.registrar_name) },
      ]}
      {...answering}
      endsAt={deadline}
      openQuestion={{
        question: t('question', { domain }),
        notice: <p>{t.rich('price', { amount: price, price: priceTag })}</p>,
        deadline: <Deadline at={deadline} noResponse={t('noResponse')} />,
        answers: [
          {
            id: 'approved',
            label: t('accept.label'),
            dialogTitle: t('accept.dialogTitle', { domain, priced: isKnown ? 'yes' : 'no', amount: price }),
            effect: t('accept.effect'),
            terms: terms?.node,
          },
          {
            id: 'declined',
            label: t('decline.label'),
            dialogTitle: t('decline.dialogTitle', { domain }),
            effect: t('decline.effect'),
          },
        ],
        details: <ListingMeaning domain={givenDomain} />,
      }}
      outcomeOf={(answer) => {
        const outcome = toOutcome(answer)
        return { heading: t(`${outcome}.heading`, { domain }), text: t(`${outcome}.text`), next: t(`${outcome}.next`) }
      }}
      expired={{ heading: t('expired.heading', { domain }), text: t('expired.text'), next: t('expired.next') }}
      receipt={{
        name: 'domain-listing',
        facts: [
          { label: t('facts.domain'), value: givenDomain },
          { label: t('facts.price'), value: price },
        ],
      }}
    />
  )
}

function priceTag(text: ReactNode): ReactNode {
  return <strong suppressHydrationWarning>{text}</strong>
}

/** The terms that accepting implies (the price, if known, and the agreement), as a React node and as text. */
function useTerms(listing: Listing, registrar: string | undefined) {
  const t = useTranslations('listing')
  const { price, isKnown } = usePrice(listing)
  const agreement = readWebLink(listing.agreement_url)
  if (!agreement && !isKnown) return undefined
  const values = {
    agreed: agreement ? (isKnown ? 'both' : 'agreement') : 'price',
    named: registrar ? 'yes' : 'no',
    registrar: registrar ?? '',
    amount: price,
  }
  return {
    node: <p>{t.rich('agree', { ...values, bdi, price: priceTag, agreement: linkTag({ href: agreement }) })}</p>,
    text: t.markup('agree', { ...values, bdi: plain, price: plain, agreement: plain }),
  }
}

function usePrice(listing: Listing): { price: string; isKnown: boolean } {
  const t = useTranslations('listing.facts')
  const format = useFormatter()
  const knownPrice = readPrice(listing)
  if (!knownPrice) return { price: t('noPrice'), isKnown: false }
  const { amount, currency } = knownPrice
  if (currency) return { price: format.number(amount, { style: 'currency', currency }), isKnown: true }
  // Unknown currencies are shown as the backend sent them.
  return { price: [format.number(amount), readText(listing.currency)].filter(Boolean).join(' '), isKnown: true }
}

function ListingMeaning({ domain }: { domain: string }) {
  const t = useTranslations('listing')
  const { lockAfterTransferDays } = usePolicy(domain)
  return (
    <Disclosure heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('ends')}</p>
      <p>{t('unlistable', { lockDays: String(lockAfterTransferDays) })}</p>
    </Disclosure>
  )
}
