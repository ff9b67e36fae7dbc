import { useSuspenseQuery } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { getVerification, type VerificationLink, verifyRegistrant } from '#api/verification.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { deadlineOf, domainsOf, isApprovalLate, statusOf } from '#decision/contact-case.ts'
import { ContactBlock } from '#decision/contact-block.tsx'
import { ContactDue } from '#decision/contact-due.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { ICONS } from '#decision/icons.ts'
import { usePolicy } from '#decision/use-policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { useContactFacts, useContactReceipt, useContactRecord } from '#decision/use-contact-facts.tsx'
import { useAnswering } from '#decision/use-answering.ts'
import { useDomainCheck } from '#decision/use-domain-check.tsx'
import { tldTypeOf } from '#lib/tld-type.ts'
import { readText } from '#lib/readers.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '#ui/layout.tsx'
import { bdi, linkTag } from '#ui/link-tag.tsx'

const WORDING = { flow: 'verification', version: '2026-11-29' }

/** Asks a registrant to confirm contact data, and explains how to correct it. */
export function VerificationPage({ link }: { link: VerificationLink }) {
  const t = useTranslations('verification')
  const query = getVerification(link)
  const { data: verification } = useSuspenseQuery(query)
  const brand = useBrand()
  const { passed } = deadlineOf(verification)
  const domains = domainsOf(verification)
  // ICANN's rules apply if any domain has a generic TLD.
  const governingDomain = domains.find((domain) => tldTypeOf(domain) === 'gtld') ?? domains[0]
  const requester = { ...brand, domainCheck: useDomainCheck(governingDomain) }
  const days = String(usePolicy(governingDomain).verificationDays)
  const contactFacts = useContactFacts(verification)
  // Unknown data cannot be confirmed.
  const isUnknown = contactFacts.every(({ part }) => part === 'unknown')
  const effect = t(isUnknown ? 'unseen.effect' : passed ? 'approve.effectLate' : 'approve.effect')
  const text = useShownText(WORDING, [effect, t('due.noResponse'), t('due.rule', { days })])
  const answering = useAnswering({
    query,
    item: verification,
    text,
    mutation: { approved: () => verifyRegistrant(link) },
    itemStatus: statusOf,
    isAnswerInItem: true,
  })
  const contact = verification.contact_data
  const shownContact = [contact?.full_name, contact?.email].map(readText).filter(Boolean).join(', ')
  const correctionHeading = useRef<HTMLHeadingElement>(null)
  return (
    <DecisionFlow
      requester={requester}
      facts={useContactRecord(verification)}
      {...answering}
      clearsDataOnError
      openQuestion={{
        question: t(isUnknown ? 'unseen.question' : 'question'),
        deadline: (
          <ContactDue
            contactCase={verification}
            noResponse={t('due.noResponse')}
            passedText={({ local, moment }) => t.rich('due.passed', { local, moment })}
            lateText={t('due.late')}
          />
        ),
        answers: [
          {
            id: 'approved',
            label: t('approve.label'),
            dialogTitle: t(isUnknown ? 'unseen.dialogTitle' : 'approve.dialogTitle'),
            effect,
            terms: <Agreement link={verification.agreement_url} label={t('agreement')} />,
            ...(shownContact && { confirmation: [shownContact, effect] }),
          },
        ],
        otherActions: [
          {
            label: t('wrong.label'),
            effect: t('wrong.short'),
            icon: ICONS.change,
            look: 'ink',
            onClick: () => correctionHeading.current?.focus(),
          },
        ],
        facts: [],
        children: <ContactBlock contactCase={verification} />,
        details: <VerificationHelp days={days} headingRef={correctionHeading} />,
      }}
      outcomeOf={(answer) => {
        const outcome = answer === 'approved' ? 'approved' : 'unknown'
        return {
          heading: t(`${outcome}.heading`),
          text: t(outcome === 'approved' && isApprovalLate(verification) ? 'approved.late' : `${outcome}.text`),
          next: t(`${outcome}.next`),
          isComplete: outcome === 'approved',
        }
      }}
      expired={{ heading: t('expired.heading'), text: t('expired.text') }}
      receipt={{ name: 'registrant-verification', facts: useContactReceipt(verification) }}
    />
  )
}

/** How to correct wrong data, and why we ask for data. A button of the page focuses the first heading. */
function VerificationHelp({ days, headingRef }: { days: string; headingRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('verification')
  const { resellerName: reseller, logoLink } = useBrand()
  const site = logoLink && { host: new URL(logoLink).host, site: linkTag({ href: logoLink }) }
  return (
    <>
      <Section heading={t('wrong.heading')} headingRef={headingRef}>
        <p>{t('wrong.text')}</p>
        {reseller ? (
          <p>{site ? t.rich('wrong.whoAt', { reseller, bdi, ...site }) : t.rich('wrong.who', { reseller, bdi })}</p>
        ) : (
          <p>{site ? t.rich('wrong.providerAt', site) : t('wrong.provider')}</p>
        )}
        <p>{t('wrong.then')}</p>
      </Section>
      <Disclosure heading={t('why.heading')}>
        <p>{t('why.text')}</p>
        <p>{t('due.rule', { days })}</p>
      </Disclosure>
    </>
  )
}
