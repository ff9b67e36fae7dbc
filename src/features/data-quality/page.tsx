import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { DataQuality, DataQualityLink } from '#api/data-quality.ts'
import { ApiError } from '#api/errors.ts'
import { useBrand } from '#brand/use-brand.ts'
import { deadlineOf, domainsOf, standingOf } from '#decision/contact-case.ts'
import { ContactDue } from '#decision/contact-due.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { policyAt } from '#decision/policy.ts'
import { useReceiptText } from '#decision/receipt-text.ts'
import { useCalls } from '#decision/stand-in.ts'
import { useContactFacts } from '#decision/use-contact-facts.tsx'
import { useDecision } from '#decision/use-decision.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/text.ts'
import { DATA_QUALITY_CALLS } from './calls.ts'
import { CorrectionPage } from './correction-page.tsx'
import { DocumentSection } from './document-section.tsx'
import { DataQualityHelp } from './help.tsx'
import { contactOf, differences, documentTypesOf, isBlank } from './rules.ts'
import { NewsNotice, ReviewNotice } from './standing-notice.tsx'
import { useCorrection } from './use-correction.ts'
import { useDocument } from './use-document.ts'

/** A registrant approves the contact that a registry could not match, corrects it, or sends a document that proves it. */
export function DataQualityPage({ link }: { link: DataQualityLink }) {
  const t = useTranslations('dataQuality')
  const words = useTranslations('contact')
  const queryClient = useQueryClient()
  const { dataQualityQuery, getDataQuality, updateContact } = useCalls(DATA_QUALITY_CALLS)
  const query = dataQualityQuery(link)
  const { data: contactCase } = useSuspenseQuery(query)
  const brand = useBrand()
  const asking = { ...brand, site: brand.logoLink }
  const contact = contactOf(contactCase)
  const [changed, setChanged] = useState(false)
  const correction = useCorrection(link, contactCase)
  const document = useDocument(link)

  /**
   * Sends the contact as it was read by the person; one that has changed since would be saved over, not approved, and one
   * that has been approved elsewhere is not approved again.
   */
  const approve = async () => {
    const fresh = await getDataQuality(link)
    const isOpen = standingOf(fresh).is === 'open'
    if (isOpen && differences(contactOf(fresh), contact).length === 0)
      return updateContact(link, contactOf(fresh)).catch(correction.openAt)
    queryClient.setQueryData(query.queryKey, fresh)
    if (!isOpen) throw new ApiError('answered')
    setChanged(true)
    throw new ApiError('aborted')
  }
  const approval = useDecision<'approved' | 'correct', DataQuality>({
    query: { queryKey: query.queryKey, read: () => getDataQuality(link) },
    area: 'uk',
    standing: standingOf,
    send: approve,
  })
  const ended = [approval.error, correction.decision.error, document.error].find(
    (error) => error?.kind === 'answered' || error?.kind === 'expired',
  )
  const effect = t(deadlineOf(contactCase).passed ? 'approve.effectLate' : 'approve.effect')
  const days = String(policyAt(now()).dataQualityDays)
  const text = useReceiptText('dataQuality', [effect, t('due.silence', { days })])
  const facts = useContactFacts(contactCase)
  const standing = standingOf(contactCase)
  const guard = <UnsavedGuard unsaved={standing.is === 'open' && (correction.form.unsaved || document.unsent)} />

  if (correction.editing && standing.is === 'open' && !ended) {
    return (
      <>
        <CorrectionPage asking={asking} contactCase={contactCase} correction={correction} />
        {guard}
      </>
    )
  }
  const news = changed ? 'changed' : correction.saved ? 'saved' : undefined
  const approveOption = {
    id: 'approved',
    label: t('approve.label'),
    effect,
    ...(document.unsent && { confirmation: `${effect} ${t('approve.unsent')}` }),
  } as const
  const takesDocuments = documentTypesOf(contactCase).length > 0
  const what = isBlank(contact) ? 'blank' : 'correct'
  const correct = { id: 'correct', label: t(`${what}.label`), effect: t(`${what}.does`) } as const
  return (
    <>
      <DecisionFlow
        asking={asking}
        facts={facts}
        standing={standing}
        decision={{ ...approval, error: ended ?? (approval.error?.kind === 'aborted' ? null : approval.error) }}
        open={{
          question: isBlank(contact) ? t('blank.question') : t('question'),
          notice: (
            <>
              <p>{t('reason')}</p>
              {news && <NewsNotice news={news} />}
              <ReviewNotice contactCase={contactCase} />
            </>
          ),
          deadline: (
            <ContactDue
              contactCase={contactCase}
              silence={t('due.silence', { days })}
              passed={(deadline) => t(takesDocuments ? 'due.passed' : 'due.passedNoDocument', deadline)}
            />
          ),
          answers: isBlank(contact) ? [correct] : [approveOption, correct],
          isReady: (answer) => {
            setChanged(false)
            if (answer === 'correct') correction.open()
            return answer === 'approved'
          },
          children: takesDocuments && <p>{t('proofFirst')}</p>,
          details: (
            <>
              <DocumentSection document={document} contactCase={contactCase} />
              <DataQualityHelp agreement={contactCase.agreement_url} />
            </>
          ),
        }}
        outcomeOf={(answer) => {
          const outcome = answer === 'approved' ? 'approved' : 'unknown'
          return { heading: t(`${outcome}.heading`), text: t(`${outcome}.text`), next: t(`${outcome}.next`) }
        }}
        expired={{ heading: t('expired.heading'), text: t('expired.text') }}
        receipt={{
          name: 'contact-data',
          text,
          facts: [
            { label: words('name'), value: readText(contact.full_name) ?? '' },
            { label: words('email'), value: readText(contact.email) ?? '' },
            {
              label: words('domains.label', { count: domainsOf(contactCase).length }),
              value: domainsOf(contactCase).join(', '),
            },
          ],
        }}
      />
      {guard}
    </>
  )
}
