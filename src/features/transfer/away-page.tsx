import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { approveTransferAway, declineTransferAway, getTransferAway, type TransferLink } from '#api/transfer.ts'
import { Agreement } from '#decision/agreement.tsx'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { wordsOf } from '#decision/mandated-texts.ts'
import { policyAt } from '#decision/policy.ts'
import { useReceiptText } from '#decision/receipt-text.ts'
import { outcomeNamed } from '#decision/item-status.ts'
import { useDecision } from '#decision/use-decision.ts'
import { useKeptAnswer } from '#decision/use-kept-answer.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { Confirmation, confirmationOf } from './confirmation.tsx'
import { TransferMeaning } from './meaning.tsx'
import { statusOfAway } from './rules.ts'
import { useTransfer } from './use-transfer.tsx'

/** A transfer to another registrar, which takes place unless somebody stops it: the prescribed text, stop or approve. */
export function TransferAwayPage({ link }: { link: TransferLink }) {
  const t = useTranslations('transferAway')
  const transferWords = useTranslations('transfer')
  const query = getTransferAway(link)
  const { data: transfer } = useSuspenseQuery(query)
  const { written, domain, requester, facts } = useTransfer(transfer, link, transfer.losing_registrar)
  const { transferDays, lockDays, transferAwayApproval } = policyAt(now())
  const deadline = readDate(transfer.approval_deadline)
  const gaining = readText(transfer.gaining_registrar)
  const registrar = { named: gaining ? 'yes' : 'no', gaining: gaining ?? '' }
  // Its hash is that of the prescribed text as it is shown, which anybody can compute.
  const text = useReceiptText('transfer', [wordsOf(confirmationOf(transfer))])
  const memory = useKeptAnswer(query.queryKey)
  const decision = useDecision({
    query,
    mutation: { approved: () => approveTransferAway(link), declined: () => declineTransferAway(link) },
    itemStatus: statusOfAway,
    onSuccess: memory.taken,
    onFailure: memory.failed,
  })
  const decline = {
    id: 'declined',
    label: t('decline.label'),
    asked: t('decline.asked', { domain }),
    effect: t('decline.effect'),
  } as const
  const approve = {
    id: 'approved',
    label: t('accept.label'),
    asked: t('accept.asked', { domain }),
    effect: t('accept.effect', { ...registrar, lockDays }),
    terms: <Agreement link={transfer.contract_url} label={transferWords('agreement')} />,
  } as const
  return (
    <DecisionFlow
      requester={requester}
      domain={written}
      facts={facts}
      itemStatus={memory.withMemory(statusOfAway(transfer), transfer)}
      endsAt={deadline}
      decision={decision}
      open={{
        question: t('question', { domain }),
        deadline: <Deadline at={deadline} silence={t('silence', { ...registrar, transferDays })} harms />,
        answers: transferAwayApproval ? [approve, decline] : [decline],
        details: (
          <>
            <Confirmation transfer={transfer} requester={requester} />
            <TransferMeaning heading={t('meaningHeading')} texts={[t('meaning'), t('notYou')]} />
          </>
        ),
      }}
      outcomeOf={(answer) => {
        const known = outcomeNamed(answer)
        return {
          heading: t(`${known}.heading`, { domain }),
          text: t(`${known}.text`),
          next: t(`${known}.next`, { lockDays }),
        }
      }}
      expired={{ heading: t('expired.heading', { domain }), text: t('expired.text') }}
      receipt={{ name: 'transfer-away', text, facts: [{ label: t('domain'), value: written }] }}
    />
  )
}
