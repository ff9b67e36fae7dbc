import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { TRADE_SIDES, type Trade, type TradeChoices, type TradeSide } from '#api/trade.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { Deadline } from '#decision/deadline.tsx'
import { DecisionFlow } from '#decision/decision-flow.tsx'
import type { Fact } from '#ui/facts.tsx'
import { Moment, useMoment } from '#ui/use-moment.tsx'
import { usePolicy } from '#decision/use-policy.ts'
import { useShownText } from '#decision/shown-text.ts'
import { useAnswering } from '#decision/use-answering.ts'
import { useHasPassed } from '#decision/use-has-passed.ts'
import { readDate } from '#lib/dates.ts'
import { domainValues } from '#lib/domain-name.ts'
import { readText } from '#lib/readers.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Holders, useLegalHolder } from './holders.tsx'
import { choicesOf, hasChangedChoice, legalHolderOf, otherAnswerOf, outcomeOf, statusOf } from './rules.ts'
import { Settings, useSettingTexts } from './settings-form.tsx'

const WORDING = { flow: 'trade', version: '2026-11-29' }

/** Asks the new or the current registrant to approve or cancel a change of registrant. */
export function TradePage({ side, linkKey }: { side: TradeSide; linkKey: string }) {
  const t = useTranslations('trade')
  const { read, approve, cancel } = TRADE_SIDES[side]
  const query = read({ key: linkKey })
  const { data: trade } = useSuspenseQuery(query)
  /** A setting without a choice stays as it is. */
  const [choices, setChoices] = useState<TradeChoices>({})
  const brand = useBrand()
  const deadline = readDate(trade.approval_deadline)
  const givenDomain = readText(trade.domain)
  const domain = domainValues(givenDomain)
  const texts = useSettingTexts(trade, choices)
  const isLastApproval = otherAnswerOf(trade) === 'approved'
  const approveEffect = t(isLastApproval ? `approve.last.${side}` : `approve.${side}`)
  const legalHolder = useLegalHolder(trade)
  const approvalText = isLastApproval ? approveEffect : `${approveEffect} ${t('approve.until')}`
  const text = useShownText(
    WORDING,
    [t('meaning'), t('cancel.effect'), approvalText, legalHolder?.text, texts.lock, texts.agent?.text].filter(
      (part) => part !== undefined,
    ),
  )
  const answering = useAnswering({
    query,
    item: trade,
    domain: givenDomain,
    text,
    mutation: { approved: () => approve(linkKey, choicesOf(trade, choices)), cancelled: () => cancel(linkKey) },
    itemStatus: statusOf,
  })
  const { tradeDays, lockAfterTradeDays } = usePolicy(givenDomain)
  const status = statusOf(trade)
  const sentAnswer = answering.decision.sentAnswer?.answer
  const knownAnswer = sentAnswer ?? (status.is === 'answered' ? status.answer : undefined)
  const role = t(`holders.${side}`)
  const facts = useFacts(trade, side, useHasPassed(deadline) || knownAnswer === 'cancelled')
  const legalName = knownAnswer === 'approved' ? legalHolderOf(trade.new_registrant)?.name : undefined
  const appliedTexts = sentAnswer === 'approved' ? texts : undefined
  const receiptFacts = [
    { label: t('facts.domain'), value: givenDomain ?? '' },
    { label: t('facts.side'), value: role },
    ...(legalName ? [{ label: t('facts.legal'), value: legalName }] : []),
    ...(appliedTexts?.lock
      ? [{ label: t('facts.lock', { lockDays: String(lockAfterTradeDays) }), value: appliedTexts.lock }]
      : []),
    ...(appliedTexts?.agent
      ? [{ label: t('facts.agent'), value: appliedTexts.agent.text, node: appliedTexts.agent.node }]
      : []),
  ]
  return (
    <DecisionFlow
      requester={brand}
      domain={givenDomain}
      facts={[{ label: t('facts.side'), value: role }, ...facts]}
      {...answering}
      endsAt={deadline}
      openQuestion={{
        question: t('question', domain),
        deadline: <Deadline at={deadline} noResponse={t('noResponse')} />,
        answers: [
          {
            id: 'approved',
            label: t('approve.label'),
            dialogTitle: t('approve.dialogTitle', domain),
            effect: approveEffect,
            confirmation: [approvalText, legalHolder?.node, texts.lock, texts.agent?.node].filter(Boolean),
            terms: <Agreement link={trade.agreement_url} label={t('agreement')} />,
          },
          {
            id: 'cancelled',
            label: t('cancel.label'),
            dialogTitle: t('cancel.dialogTitle', domain),
            effect: t('cancel.effect'),
          },
        ],
        unsaved: hasChangedChoice(trade, choices),
        children: (
          <>
            <Holders trade={trade} side={side} />
            <Settings trade={trade} side={side} choices={choices} onChoose={setChoices} />
          </>
        ),
        // The facts without the side, which is shown above.
        facts,
        details: <TradeMeaning tradeDays={tradeDays} isLocked={lockAfterTradeDays > 0} />,
      }}
      outcomeOf={(answer) => {
        const outcome = outcomeOf(answer, trade)
        return {
          heading: t(`${outcome}.heading`, { ...domain, side }),
          text: t(`${outcome}.text`, { side }),
          next: t(`${outcome}.next`, { side }),
          isComplete: outcome === 'completed',
        }
      }}
      expired={{ heading: t('expired.heading', domain), text: t('expired.text') }}
      receipt={{ name: 'change-of-registrant', facts: receiptFacts }}
    />
  )
}

function useFacts(trade: Trade, side: TradeSide, isOver: boolean): Fact[] {
  const t = useTranslations('trade')
  const moment = useMoment()
  const requestDate = readDate(trade.request_date)
  const at = readDate(trade.other_side_answered_at)
  const other = otherAnswerOf(trade)
  const isDated = at && other !== 'unreported' && other !== 'none'
  const key = other === 'none' && isOver ? 'late' : other
  return [
    {
      label: t(`holders.${side === 'new' ? 'current' : 'new'}`),
      value: isDated ? t.rich(`otherAt.${other}`, moment(at)) : key === 'unreported' ? undefined : t(`other.${key}`),
    },
    { label: t('facts.requested'), value: requestDate && <Moment at={requestDate} format="date" /> },
  ]
}

function TradeMeaning({ tradeDays, isLocked }: { tradeDays: number; isLocked: boolean }) {
  const t = useTranslations('trade')
  return (
    <Disclosure heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      {tradeDays > 0 && <p>{t('eachHas', { days: String(tradeDays) })}</p>}
      {isLocked && <p>{t('lock.back')}</p>}
      <p>{t('twice')}</p>
      <p>{t('mails')}</p>
      <p>{t('mailbox')}</p>
    </Disclosure>
  )
}
