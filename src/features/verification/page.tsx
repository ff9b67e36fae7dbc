import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { getVerification, verifyRegistrant, type VerificationLink } from '#api/verification.ts'
import { useBrand } from '#brand/use-brand.ts'
import { ClearedPage } from '#decision/cleared-page.tsx'
import { deadlineOf, domainsOf, statusOf } from '#decision/contact-case.ts'
import { ContactDue } from '#decision/contact-due.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { policyAt } from '#decision/policy.ts'
import { useReceiptText } from '#decision/receipt-text.ts'
import { useContactFacts } from '#decision/use-contact-facts.tsx'
import { useDecision } from '#decision/use-decision.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { VerificationHelp } from './help.tsx'

/** A registrant confirms the contact data of their domains, or learns how wrong data is corrected. */
export function VerificationPage({ link }: { link: VerificationLink }) {
  const [round, setRound] = useState(0)
  // A new round forgets the answer that failed.
  return <Round key={round} link={link} onAgain={() => setRound(round + 1)} />
}

function Round({ link, onAgain }: { link: VerificationLink; onAgain: () => void }) {
  const t = useTranslations('verification')
  const words = useTranslations('contact')
  const query = getVerification(link)
  const { data: verification } = useSuspenseQuery(query)
  const brand = useBrand()
  const requester = { ...brand, site: brand.logoLink }
  const decision = useDecision({ query, mutation: { approved: () => verifyRegistrant(link) }, itemStatus: statusOf })
  const { passed } = deadlineOf(verification)
  const days = String(policyAt(now()).verificationDays)
  const effect = passed ? t('approve.effectLate') : t('approve.effect')
  const text = useReceiptText('verification', [effect, t('due.silence', { days })])
  const known = useContactFacts(verification)
  const { error } = decision
  const itemStatus = statusOf(verification)

  if (error && error.kind !== 'answered' && error.kind !== 'expired' && itemStatus.is === 'open') {
    return <ClearedPage queryKey={query.queryKey} requester={requester} onRead={onAgain} />
  }
  const contact = verification.contact_data
  return (
    <DecisionFlow
      requester={requester}
      facts={error && itemStatus.is === 'open' ? [] : known}
      itemStatus={itemStatus}
      decision={decision}
      open={{
        question: t('question'),
        deadline: (
          <ContactDue
            contactCase={verification}
            silence={t('due.silence', { days })}
            passed={(deadline) => t('due.passed', deadline)}
          />
        ),
        answers: [{ id: 'approved', label: t('approve.label'), effect }],
        children: <p>{t('wrong.short')}</p>,
        details: <VerificationHelp agreement={verification.agreement_url} />,
      }}
      outcomeOf={(answer) => {
        const outcome = answer === 'approved' ? 'approved' : 'unknown'
        return { heading: t(`${outcome}.heading`), text: t(`${outcome}.text`), next: t(`${outcome}.next`) }
      }}
      expired={{ heading: t('expired.heading'), text: t('expired.text') }}
      receipt={{
        name: 'registrant-verification',
        text,
        facts: [
          { label: words('name'), value: readText(contact?.full_name) ?? '' },
          { label: words('email'), value: readText(contact?.email) ?? '' },
          {
            label: words('domains.label', { count: domainsOf(verification).length }),
            value: domainsOf(verification).join(', '),
          },
        ],
      }}
    />
  )
}
