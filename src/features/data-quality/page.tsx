import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type DataQuality,
  type DataQualityLink,
  type DocumentType,
  getDataQuality,
  updateContact,
} from '#api/data-quality.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { deadlineOf, domainsOf, isApprovalLate, statusOf } from '#decision/contact-case.ts'
import { ContactBlock } from '#decision/contact-block.tsx'
import { ContactDue } from '#decision/contact-due.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { ICONS } from '#decision/icons.ts'
import { DATA_QUALITY_DAYS } from '#decision/policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { useContactReceipt, useContactRecord } from '#decision/use-contact-facts.tsx'
import { useAnswering } from '#decision/use-answering.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { useDomainCheck } from '#decision/use-domain-check.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { rememberedValue, remember } from '#api/remembered.ts'
import { now } from '#lib/clock.ts'
import { CorrectionPage } from './correction-page.tsx'
import { DocumentSection } from './document-section.tsx'
import { contactOf, differences, documentTypesOf, isBlank } from './rules.ts'
import { CorrectionReceived, NewsNotice, ProofOption, ReviewNotice } from './case-notices.tsx'
import { type Correction, useCorrection } from './use-correction.ts'
import { useDocument } from './use-document.ts'

const WORDING = { flow: 'dataQuality', version: '2026-11-28' }
const DAYS = String(DATA_QUALITY_DAYS)

/** A registrant approves contact data, corrects it, or uploads a document as proof. */
export function DataQualityPage({ link }: { link: DataQualityLink }) {
  const t = useTranslations('dataQuality')
  const memory = useRememberedDocuments(link)
  const contactCase = memory.withDocuments(useSuspenseQuery(getDataQuality(link)).data)
  const brand = useBrand()
  const domainCheck = useDomainCheck(domainsOf(contactCase)[0])
  const requester = { ...brand, domainCheck }
  const contact = contactOf(contactCase)
  const proofHeading = useRef<HTMLHeadingElement>(null)
  const correction = useCorrection(link, contactCase)
  const document = useDocument(link, memory.addReceived)

  const effect = t(deadlineOf(contactCase).passed ? 'approve.effectLate' : 'approve.effect')
  const { answering, changed, forgetChange } = useApproval(link, contactCase, effect, correction.showErrors)
  const closedError = [answering.decision.error, correction.decision.error, document.error].find(
    (error) => error?.kind === 'answered' || error?.kind === 'expired',
  )
  const facts = useContactRecord(contactCase)
  const receiptFacts = useContactReceipt(contactCase)
  const itemStatus = statusOf(contactCase)
  const guard = <UnsavedGuard unsaved={itemStatus.is === 'open' && (correction.unsaved || document.unsent)} />

  if (correction.editing && itemStatus.is === 'open' && !closedError) {
    return (
      <>
        <CorrectionPage requester={requester} contactCase={contactCase} correction={correction} />
        {guard}
      </>
    )
  }
  const isUnknown = isBlank(contact)
  // A document proves the displayed data, so there must be data to prove.
  const acceptsDocuments = !isUnknown && documentTypesOf(contactCase).length > 0
  const terms = <Agreement link={contactCase.agreement_url} label={t('agreement')} />
  const approveOption = {
    id: 'approved',
    label: t('approve.label'),
    dialogTitle: t('approve.dialogTitle'),
    effect,
    terms,
    confirmation: [effect, ...(acceptsDocuments ? [t(document.unsent ? 'approve.unsent' : 'proofFirst')] : [])],
  } as const
  const key = isUnknown ? 'blank' : 'correct'
  const editOption = { id: 'correct', label: t(`${key}.label`), effect: t(`${key}.does`), icon: ICONS.change } as const
  return (
    <>
      <DecisionFlow
        requester={requester}
        facts={facts}
        {...answering}
        decision={{ ...answering.decision, error: closedError ?? answering.decision.error }}
        openQuestion={{
          question: t(isUnknown ? 'blank.question' : 'question'),
          notice: <News contactCase={contactCase} correction={correction} isUnknown={isUnknown} hasChanged={changed} />,
          deadline: (
            <ContactDue
              contactCase={contactCase}
              noResponse={t('due.noResponse')}
              passedText={({ local, moment }) => t.rich('due.passed', { local, moment })}
              lateText={t(acceptsDocuments ? 'due.late' : 'due.lateNoDocument')}
            />
          ),
          answers: isUnknown ? [{ ...editOption, terms }] : [approveOption, editOption],
          isReady: (answer) => {
            forgetChange()
            if (answer === 'correct') correction.open()
            return answer === 'approved'
          },
          facts: [],
          children: (
            <>
              <ContactBlock contactCase={contactCase} unknownText={t('blank.none')} />
              {acceptsDocuments && <ProofOption onClick={() => proofHeading.current?.focus()} />}
            </>
          ),
          details: (
            <>
              {acceptsDocuments && (
                <DocumentSection document={document} contactCase={contactCase} headingRef={proofHeading} />
              )}
              <DataQualityHelp days={DAYS} />
            </>
          ),
        }}
        outcomeOf={(answer) => {
          const outcome = answer === 'approved' ? 'approved' : 'unknown'
          return {
            heading: t(`${outcome}.heading`),
            text: t(outcome === 'approved' && isApprovalLate(contactCase) ? 'approved.late' : `${outcome}.text`),
            next: t(`${outcome}.next`),
            isComplete: outcome === 'approved',
          }
        }}
        expired={{ heading: t('expired.heading'), text: t('expired.text') }}
        receipt={{ name: 'contact-data', facts: receiptFacts }}
      />
      {guard}
    </>
  )
}

/** Approves the displayed contact if the case still contains the same contact. */
function useApproval(
  link: DataQualityLink,
  contactCase: DataQuality,
  effect: string,
  onFailure: Correction['showErrors'],
) {
  const t = useTranslations('dataQuality')
  const queryClient = useQueryClient()
  const query = getDataQuality(link)
  const contact = contactOf(contactCase)
  const [changed, setChanged] = useState(false)
  /** Sends the contact as last read, which differs from the displayed contact only in whitespace. */
  const approve = () => updateContact(link, contactOf(queryClient.getQueryData(query.queryKey) ?? contactCase))
  const text = useShownText(WORDING, [effect, t('due.noResponse'), t('due.rule', { days: DAYS })])
  const answering = useAnswering({
    query,
    item: contactCase,
    text,
    // `correct` is never sent: `isReady` opens the form instead.
    mutation: { approved: approve, correct: approve },
    itemStatus: statusOf,
    isAnswerInItem: true,
    // If the contact has changed, sending the displayed contact would overwrite the change.
    recheck: async (read) => {
      const fresh = await read()
      if (statusOf(fresh).is !== 'open') return false
      const isSame = differences(contactOf(fresh), contact).length === 0
      setChanged(!isSame)
      return isSame
    },
    onFailure,
  })
  return { answering, changed, forgetChange: () => setChanged(false) }
}

/** The reason for the question, and changes since the page was opened. */
function News({
  contactCase,
  correction,
  isUnknown,
  hasChanged,
}: {
  contactCase: DataQuality
  correction: Correction
  isUnknown: boolean
  hasChanged: boolean
}) {
  const t = useTranslations('dataQuality')
  const { receivedAt, isReceived, saved } = correction
  return (
    <>
      <p>{t(isUnknown ? 'blank.reason' : 'reason')}</p>
      {(hasChanged || saved) && <NewsNotice news={hasChanged ? 'changed' : 'saved'} />}
      {receivedAt && <CorrectionReceived at={receivedAt} isNew={isReceived} />}
      <ReviewNotice contactCase={contactCase} />
    </>
  )
}

/** Why we ask for the data. `days` is the registry's time limit. */
function DataQualityHelp({ days }: { days: string }) {
  const t = useTranslations('dataQuality')
  return (
    <Disclosure heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      <p>{t('due.rule', { days })}</p>
    </Disclosure>
  )
}

type Documents = NonNullable<DataQuality['documents']>

/** Remembers the documents sent from this device, for backends that do not list documents. */
function useRememberedDocuments(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const memoryKey = ['documents', link]
  const { data: documents = [] } = useQuery(
    rememberedValue(memoryKey, (value) => (Array.isArray(value) ? (value as Documents) : [])),
  )
  return {
    /** Adds the remembered documents to a case that does not list documents. */
    withDocuments: (contactCase: DataQuality): DataQuality =>
      contactCase.documents === undefined && documents.length > 0 ? { ...contactCase, documents } : contactCase,
    addReceived: (type: DocumentType) =>
      remember(queryClient, memoryKey, [...documents, { document_type: type, received_at: now().toISOString() }]),
  }
}
