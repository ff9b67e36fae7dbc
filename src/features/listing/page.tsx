import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl/react'
import { approveListing, declineListing, getListing, type Listing, type ListingLink } from '#api/listing.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { useReceiptText } from '#decision/receipt-text.ts'
import { outcomeNamed } from '#decision/item-status.ts'
import { useDecision } from '#decision/use-decision.ts'
import { useKeptAnswer } from '#decision/use-kept-answer.ts'
import { readDate } from '#lib/dates.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readText } from '#lib/readers.ts'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { readPrice, statusOf } from './rules.ts'

/** The offer to list a domain for sale: what listing means, the price, the agreement, accept or decline. */
export function ListingPage({ link }: { link: ListingLink }) {
  const t = useTranslations('listing')
  const query = getListing(link)
  const { data: listing } = useSuspenseQuery(query)
  const brand = useBrand()
  const text = useReceiptText('listing', [t('meaning'), t('accept.effect'), t('decline.effect')])
  const memory = useKeptAnswer(query.queryKey)
  const decision = useDecision({
    query,
    mutation: { approved: () => approveListing(link), declined: () => declineListing(link) },
    itemStatus: statusOf,
    onSuccess: memory.taken,
    onFailure: memory.failed,
  })
  const written = readText(listing.domain) ?? link.domain
  const domain = readDomain(written).shown
  const deadline = readDate(listing.approval_deadline)
  const price = usePrice(listing)
  const priceFact = { label: t('facts.price'), value: <strong suppressHydrationWarning>{price}</strong> }
  const facts = useFacts(listing)
  return (
    <DecisionFlow
      requester={{
        ...brand,
        registrarName: readText(listing.registrar_name) ?? brand.registrarName,
        resellerName: readText(listing.reseller_org_name) ?? brand.resellerName,
        site: brand.logoLink,
      }}
      domain={written}
      facts={[priceFact, ...facts]}
      itemStatus={memory.withMemory(statusOf(listing), listing)}
      endsAt={deadline}
      decision={decision}
      open={{
        question: t('question', { domain }),
        deadline: <Deadline at={deadline} silence={t('silence')} />,
        answers: [
          {
            id: 'approved',
            label: t('accept.label'),
            asked: t('accept.asked', { domain }),
            effect: t('accept.effect'),
            terms: <Agreement link={listing.agreement_url} label={t('agreement')} />,
          },
          {
            id: 'declined',
            label: t('decline.label'),
            asked: t('decline.asked', { domain }),
            effect: t('decline.effect'),
          },
        ],
        facts,
        children: <Facts facts={[priceFact]} />,
        details: <ListingMeaning />,
      }}
      outcomeOf={(answer) => {
        const known = outcomeNamed(answer)
        return { heading: t(`${known}.heading`, { domain }), text: t(`${known}.text`), next: t(`${known}.next`) }
      }}
      expired={{ heading: t('expired.heading', { domain }), text: t('expired.text') }}
      receipt={{
        name: 'domain-listing',
        text,
        facts: [
          { label: t('facts.domain'), value: written },
          { label: t('facts.price'), value: price },
        ],
      }}
    />
  )
}

function useFacts(listing: Listing): Fact[] {
  const t = useTranslations('listing.facts')
  return [
    { label: t('reseller'), value: readText(listing.reseller_org_name) },
    { label: t('registrar'), value: readText(listing.registrar_name) },
  ]
}

/** The price of the offer; nobody consents to a price that is not known. */
function usePrice(listing: Listing): string {
  const t = useTranslations('listing.facts')
  const format = useFormatter()
  const price = readPrice(listing)
  if (!price) return t('noPrice')
  const { amount, currency } = price
  if (currency) return format.number(amount, { style: 'currency', currency })
  // As the backend writes it.
  return [format.number(amount), readText(listing.currency)].filter(Boolean).join(' ')
}

function ListingMeaning() {
  const t = useTranslations('listing')
  return (
    <Disclosure heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('ends')}</p>
      <p>{t('not', { days: String(policyAt(now()).lockDays) })}</p>
    </Disclosure>
  )
}
