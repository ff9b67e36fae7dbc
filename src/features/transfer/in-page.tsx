import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import {
  approveTransferIn,
  declineTransferIn,
  getTransferIn,
  type TransferIn,
  type TransferLink,
} from '#api/transfer.ts'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import { usePolicy } from '#decision/use-policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { toOutcome } from '#decision/item-status.ts'
import { useAnswering } from '#decision/use-answering.ts'
import { readDate } from '#lib/dates.ts'
import { readWebLink } from '#lib/links.ts'
import { readText } from '#lib/readers.ts'
import { bdi, linkTag, plain } from '#ui/link-tag.tsx'
import { Moment } from '#ui/use-moment.tsx'
import { AuthCodeField, useAuthCode } from './auth-code-form.tsx'
import { TransferMeaning, useTransfer } from './use-transfer.tsx'
import { daysAfter, needsCode, statusOfTransferIn } from './rules.ts'

const WORDING = { flow: 'transfer', version: '2026-11-29' }

/** Asks the registrant to accept (with the auth code) or decline an incoming transfer. */
export function TransferInPage({ link }: { link: TransferLink }) {
  const t = useTranslations('transferIn')
  const transferText = useTranslations('transfer')
  const { data: transfer } = useSuspenseQuery(getTransferIn(link))
  const { givenDomain, domain, requester, facts } = useTransfer(transfer, link, transfer.gaining_registrar)
  const policy = usePolicy(givenDomain)
  const { codeName } = policy
  const transferDays = String(policy.transferDays)
  const lockDays = String(policy.lockAfterTransferDays)
  const deadline = readDate(transfer.approval_deadline)
  const [losing, gaining] = [readText(transfer.losing_registrar) ?? '', readText(transfer.gaining_registrar) ?? '']
  const acceptValues = { named: losing && gaining ? 'yes' : 'no', losing, gaining, transferDays, lockDays }
  const declineValues = { named: losing ? 'yes' : 'no', losing }
  const effect = t.rich('accept.effect', { ...acceptValues, bdi })
  const agreeValues = { named: gaining ? 'yes' : 'no', gaining }
  const agreement = readWebLink(transfer.contract_url)
  const text = useShownText(WORDING, [
    t.markup('accept.effect', { ...acceptValues, bdi: plain }),
    t.markup('decline.effect', { ...declineValues, bdi: plain }),
    t.markup('agree', { ...agreeValues, bdi: plain, agreement: plain }),
  ])
  const { authCode, codeNeeded, ...answering } = useTransferIn(transfer, link, text)
  const { decision, itemStatus } = answering
  const knownAnswer = decision.sentAnswer ?? (itemStatus.is === 'answered' ? itemStatus : undefined)
  const acceptedAt = knownAnswer?.answer === 'approved' ? knownAnswer.at : undefined
  return (
    <DecisionFlow
      requester={requester}
      domain={givenDomain}
      facts={[
        ...facts,
        {
          label: transferText('facts.expected'),
          value: acceptedAt && policy.transferDays > 0 && (
            <Moment at={daysAfter(acceptedAt, policy.transferDays)} format="date" />
          ),
        },
        { label: t('owner'), value: readText(transfer.transfer_owner_email) },
      ]}
      {...answering}
      endsAt={deadline}
      openQuestion={{
        question: t('question', { domain }),
        deadline: <Deadline at={deadline} noResponse={t('noResponse')} />,
        answers: [
          {
            id: 'approved',
            label: t('accept.label'),
            dialogTitle: t('question', { domain }),
            effect,
            terms: (
              <p>
                {t.rich('agree', {
                  ...agreeValues,
                  bdi,
                  agreement: agreement ? linkTag({ href: agreement }) : (label) => label,
                })}
              </p>
            ),
            ...(authCode.repairNote && { confirmation: [effect, authCode.repairNote] }),
          },
          {
            id: 'declined',
            label: t('decline.label'),
            dialogTitle: t('decline.dialogTitle', { domain }),
            effect: t.rich('decline.effect', { ...declineValues, bdi }),
          },
        ],
        isReady: (answer) => answer === 'declined' || !codeNeeded || authCode.isReady(),
        unsaved: authCode.unsaved,
        children: codeNeeded && (
          <AuthCodeField authCode={authCode} name={codeName} help={readWebLink(transfer.auth_info_url)} />
        ),
        details: (
          <TransferMeaning
            heading={t('meaningHeading')}
            texts={[
              t('meaning'),
              ...(codeNeeded ? [t('code.explain', { code: codeName })] : []),
              ...(policy.lockAfterTransferDays ? [t('lock', { lockDays })] : []),
            ]}
          />
        ),
      }}
      outcomeOf={(answer) => {
        const outcome = toOutcome(answer)
        return {
          heading: t(`${outcome}.heading`, { domain }),
          text: t(`${outcome}.text`),
          next: t(`${outcome}.next`, { transferDays, lockDays }),
        }
      }}
      expired={{ heading: t('expired.heading', { domain }), text: t('expired.text'), next: t('expired.next') }}
      receipt={{ name: 'transfer-in', facts: [{ label: t('domain'), value: givenDomain }] }}
    />
  )
}

function useTransferIn(transfer: TransferIn, link: TransferLink, text: ReturnType<typeof useShownText>) {
  const givenCode = readText(transfer.auth_info) ?? ''
  const codeNeeded = needsCode(transfer)
  const authCode = useAuthCode(givenCode)
  const answering = useAnswering({
    query: getTransferIn(link),
    item: transfer,
    text,
    mutation: {
      approved: () => approveTransferIn(link, codeNeeded ? authCode.value() : givenCode),
      declined: () => declineTransferIn(link),
    },
    itemStatus: statusOfTransferIn,
    onFailure: (failure, answer) => {
      if (codeNeeded && answer === 'approved' && failure.status === 422) authCode.markRefused()
    },
  })
  return { ...answering, authCode, codeNeeded }
}
