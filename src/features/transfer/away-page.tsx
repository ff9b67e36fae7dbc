import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { approveTransferAway, declineTransferAway, getTransferAway, type TransferLink } from '#api/transfer.ts'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { recordOf } from '#decision/prescribed-texts.ts'
import { usePolicy } from '#decision/use-policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { toOutcome } from '#decision/item-status.ts'
import { useAnswering } from '#decision/use-answering.ts'
import { readDate } from '#lib/dates.ts'
import { readWebLink } from '#lib/links.ts'
import { readText } from '#lib/readers.ts'
import { bdi, linkTag, plain } from '#ui/link-tag.tsx'
import { Confirmation, confirmationOf } from './confirmation.tsx'
import { TransferMeaning, useTransfer } from './use-transfer.tsx'
import { statusOfAway } from './rules.ts'

const WORDING = { flow: 'transfer', version: '2026-11-29' }

/** Asks the registrant to stop or approve an outgoing transfer, which proceeds if there is no answer. */
export function TransferAwayPage({ link }: { link: TransferLink }) {
  const t = useTranslations('transferAway')
  const query = getTransferAway(link)
  const { data: transfer } = useSuspenseQuery(query)
  const { givenDomain, domain, requester, facts } = useTransfer(transfer, link, transfer.losing_registrar)
  const policy = usePolicy(givenDomain)
  const transferDays = String(policy.transferDays)
  const lockDays = String(policy.lockAfterTransferDays)
  const deadline = readDate(transfer.approval_deadline)
  const [losing, gaining] = [readText(transfer.losing_registrar), readText(transfer.gaining_registrar)]
  const from = { named: losing ? 'yes' : 'no', losing: losing ?? '' }
  const to = { named: gaining ? 'yes' : 'no', gaining: gaining ?? '' }
  const agreement = readWebLink(transfer.contract_url)
  // Hash the prescribed text if there is one, so that anyone can recompute the hash.
  const prescribed = policy.hasConfirmationForm ? [recordOf(confirmationOf(transfer))] : []
  const text = useShownText(
    WORDING,
    policy.hasConfirmationForm
      ? prescribed.map((record) => record.text)
      : [
          t.markup('accept.effect', { ...to, lockDays, bdi: plain }),
          t.markup('decline.effect', { ...from, bdi: plain }),
        ],
  )
  const answering = useAnswering({
    query,
    item: transfer,
    text,
    mutation: { approved: () => approveTransferAway(link), declined: () => declineTransferAway(link) },
    itemStatus: statusOfAway,
  })
  const decline = {
    id: 'declined',
    label: t('decline.label'),
    dialogTitle: t('decline.dialogTitle', { domain }),
    effect: t.rich('decline.effect', { ...from, bdi }),
  } as const
  const approve = {
    id: 'approved',
    label: t('accept.label'),
    dialogTitle: t('accept.dialogTitle', { domain }),
    effect: t.rich('accept.effect', { ...to, lockDays, bdi }),
  } as const
  return (
    <DecisionFlow
      requester={requester}
      domain={givenDomain}
      name={gaining}
      facts={facts}
      {...answering}
      endsAt={deadline}
      openQuestion={{
        question: t.markup('question', { ...to, domain, bdi: plain }),
        deadline: (
          <Deadline
            at={deadline}
            noResponse={t('noResponse', { dated: deadline ? 'yes' : 'no', transferDays })}
            isUrgent
          />
        ),
        answers: policy.transferAwayApproval ? [approve, decline] : [decline],
        details: (
          <>
            {policy.hasConfirmationForm && (
              <Confirmation transfer={transfer} domain={givenDomain} requester={requester} policy={policy} />
            )}
            <TransferMeaning
              heading={t('meaningHeading')}
              texts={[
                t('meaning'),
                ...(agreement ? [t.rich('agreement', { ...from, bdi, agreement: linkTag({ href: agreement }) })] : []),
                t('notYou'),
              ]}
            />
          </>
        ),
      }}
      outcomeOf={(answer) => {
        const outcome = toOutcome(answer)
        return {
          heading: t.markup(`${outcome}.heading`, { ...to, domain, bdi: plain }),
          text: t(`${outcome}.text`),
          next: t(`${outcome}.next`, { lockDays }),
        }
      }}
      expired={{ heading: t('expired.heading', { domain }), text: t('expired.text'), next: t('expired.next') }}
      receipt={{
        name: 'transfer-away',
        prescribed,
        facts: [{ label: t('domain'), value: givenDomain }],
      }}
    />
  )
}
