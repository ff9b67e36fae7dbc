import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import {
  approveTrademarkNotice,
  declineTrademarkNotice,
  getTrademarkNotice,
  type TrademarkLink,
} from '#api/trademark.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { PrescribedTextView } from '#decision/prescribed-text.tsx'
import { recordOf, TRADEMARK_DECISIONS, TRADEMARK_NOTICE } from '#decision/prescribed-texts.ts'
import { Moment, RecordedMoment } from '#ui/use-moment.tsx'
import { CLAIMS_HOURS } from '#decision/policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { toOutcome } from '#decision/item-status.ts'
import { useAnswering } from '#decision/use-answering.ts'
import { readDate } from '#lib/dates.ts'
import { domainValues } from '#lib/domain-name.ts'
import { readText } from '#lib/readers.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '#ui/layout.tsx'
import { AcknowledgementField, useAcknowledgement } from './acknowledgement-form.tsx'
import { Marks } from './marks.tsx'
import { hasDecisions, readMarks, statusOf } from './rules.ts'

const WORDING = { flow: 'trademark', version: '2026-11-21', language: 'en' }

/** The claims notice: shows the prescribed text and the marks, and asks whether to continue. */
export function TrademarkPage({ link }: { link: TrademarkLink }) {
  const t = useTranslations('trademark')
  const query = getTrademarkNotice(link)
  const { data: notice } = useSuspenseQuery(query)
  const acknowledgement = useAcknowledgement()
  const brand = useBrand()
  const notAfter = readDate(notice.not_after)
  // The receipt contains the hash of the English notice, which the user accepts. Translations are for convenience only.
  const text = useShownText(WORDING, [recordOf(TRADEMARK_NOTICE).text])
  const givenDomain = readText(notice.domain)
  const answering = useAnswering({
    query,
    item: notice,
    domain: givenDomain,
    text,
    mutation: { approved: () => approveTrademarkNotice(link), declined: () => declineTrademarkNotice(link) },
    itemStatus: statusOf,
  })
  const marks = readMarks(notice)
  const prescribed = [TRADEMARK_NOTICE, ...(marks.some(hasDecisions) ? [TRADEMARK_DECISIONS] : [])].map(recordOf)
  const domain = domainValues(givenDomain)
  const hours = String(CLAIMS_HOURS)
  const claimsId = readText(notice.claims_id) ?? link.claims_id
  return (
    <DecisionFlow
      // Without a domain check: the domain is not registered yet.
      requester={{ ...brand, domainCheck: undefined }}
      domain={givenDomain}
      clearsDataOnError
      facts={[
        { label: t('facts.claimsId'), value: claimsId, code: true },
        { label: t('facts.notAfter'), value: notAfter && <Moment at={notAfter} /> },
      ]}
      {...answering}
      endsAt={notAfter}
      openQuestion={{
        question: t('question', domain),
        deadline: <Deadline at={notAfter} noResponse={t('noResponse')} />,
        answers: [
          {
            id: 'approved',
            label: t('accept.label'),
            dialogTitle: t('accept.dialogTitle', domain),
            effect: t('accept.effect'),
          },
          {
            id: 'declined',
            label: t('decline.label'),
            dialogTitle: t('decline.dialogTitle', domain),
            effect: t('decline.effect'),
          },
        ],
        isReady: (answer) => answer === 'declined' || acknowledgement.isReady(),
        unsaved: acknowledgement.isTicked,
        children: (
          <>
            <PrescribedTextView text={TRADEMARK_NOTICE} translate={(id) => t(`prescribed.${id as NoticePart}`)} />
            <Marks marks={marks} />
            <Section heading={t('answer')}>
              <AcknowledgementField acknowledgement={acknowledgement} />
            </Section>
          </>
        ),
        details: (
          <Disclosure heading={t('notesHeading')}>
            <p>{t('hours', { hours })}</p>
            <p>{t('privacy')}</p>
          </Disclosure>
        ),
      }}
      outcomeOf={(answer) => {
        const outcome = toOutcome(answer)
        return { heading: t(`${outcome}.heading`, domain), text: t(`${outcome}.text`), next: t(`${outcome}.next`) }
      }}
      expired={{ heading: t('expired.heading', domain), text: t('expired.text'), next: t('expired.next') }}
      receipt={{
        name: 'trademark-notice',
        prescribed,
        facts: [
          { label: t('facts.domain'), value: givenDomain ?? '' },
          { label: t('facts.claimsId'), value: claimsId, code: true },
          {
            label: t('facts.notAfter'),
            value: notAfter ? `${notAfter.toISOString().slice(0, 19).replace('T', ' ')} UTC` : t('facts.unknown'),
            node: notAfter && <RecordedMoment at={notAfter} />,
          },
        ],
      }}
    />
  )
}

type NoticePart = 'title' | 'received' | 'entitled' | 'read' | 'represent'
