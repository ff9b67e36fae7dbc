import { useTranslations } from 'use-intl/react'
import { ClearedPage } from './cleared-page.tsx'
import { Button } from '#ui/button.tsx'
import { DecisionPage, type OpenQuestion } from './decision-page.tsx'
import type { Fact } from '#ui/facts.tsx'
import { TextWithName } from '#ui/domain-name.tsx'
import { Section } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { useMoment } from '#ui/use-moment.tsx'
import { OutcomePage } from './outcome-page.tsx'
import type { Receipt } from './receipt-content.ts'
import { ReceiptView } from './receipt.tsx'
import { clearsData } from './failures.ts'
import type { ItemStatus } from './item-status.ts'
import type { Decision } from './use-decision.ts'
import { useDomainCheck } from './use-domain-check.tsx'
import { useHasPassed } from './use-has-passed.ts'
import type { Requester } from '#ui/requester.tsx'

type Outcome = {
  heading: string
  text: string
  next?: string
  /** Whether the outcome is final: then it is shown as a success each time the link is opened. */
  isComplete?: boolean
}

type Flow<Answer extends string> = {
  requester: Requester
  /** Absent if the item has several domains. */
  domain?: string | undefined
  /** A name in the headings, such as the gaining registrar. Isolated from the text around it. */
  name?: string | undefined
  facts: readonly Fact[]
  itemStatus: ItemStatus
  /** After this moment, it is too late to answer. Absent if there is no deadline. */
  endsAt?: Date | undefined
  decision: Decision<Answer>
  /** Lets the user answer again. Offered if only this device has a record of the answer. */
  answerAgain?: () => void
  openQuestion: OpenQuestion<Answer>
  outcomeOf: (answer: string | undefined) => Outcome
  expired: Outcome
  receipt: Pick<Receipt, 'name' | 'facts' | 'prescribed'>
  /** Whether errors other than invalid input clear the data. */
  clearsDataOnError?: boolean
}

/** The props of every page of a flow. `shownFacts` is empty if an error has cleared the data. */
type Parts<Answer extends string> = {
  flow: Flow<Answer>
  header: Pick<Flow<Answer>, 'requester'> & { domain: string | undefined; name: string | undefined }
  shownFacts: readonly Fact[]
}

/** A "read, decide, see the outcome" flow. Selects the page from the item's status and the decision just made. */
export function DecisionFlow<Answer extends string>(flow: Flow<Answer>) {
  const { requester, domain, name, facts, itemStatus, endsAt, decision, openQuestion, clearsDataOnError = false } = flow
  const { sentAnswer, error, sending } = decision
  const hasEnded = useHasPassed(endsAt)
  const domainCheck = useDomainCheck(domain)
  const header = { requester: { domainCheck, ...requester }, domain, name }
  const parts = { flow, header, shownFacts: clearsDataOnError && error && itemStatus.is === 'open' ? [] : facts }
  const questionPage = <DecisionPage facts={facts} {...openQuestion} {...header} decision={decision} />
  // Wait for a decision that was sent in time, even if the deadline passes meanwhile.
  if (sending) return questionPage
  if (sentAnswer || itemStatus.is === 'received') return <RecordedPage {...parts} />
  if (itemStatus.is === 'answered' || error?.kind === 'answered') return <AnsweredPage {...parts} />
  if (itemStatus.is === 'expired' || hasEnded || error?.kind === 'expired') return <ExpiredPage {...parts} />
  if (clearsDataOnError && error && clearsData(error)) {
    // The domain is part of the cleared data.
    return <ClearedPage requester={{ ...header.requester, domainCheck: undefined }} decision={decision} error={error} />
  }
  return questionPage
}

/** The page for a decision just made, or for an answer that only this device has a record of. */
function RecordedPage<Answer extends string>({ flow, header, shownFacts }: Parts<Answer>) {
  const t = useTranslations('decision')
  const { itemStatus, openQuestion, answerAgain, receipt } = flow
  const { sentAnswer } = flow.decision
  const record = sentAnswer ?? (itemStatus.is === 'received' ? itemStatus : undefined)
  if (!record) return null
  const isOnlyReceived = sentAnswer?.isOnlyReceived ?? true
  const { answer, at, reference } = record
  const label = openQuestion.answers.find(({ id }) => id === answer)?.label
  const { isComplete: _, ...outcome }: Outcome = isOnlyReceived
    ? {
        heading: t('received.heading'),
        text: [t('received.text'), label && t('received.chosen', { answer: label })].filter(Boolean).join(' '),
      }
    : flow.outcomeOf(answer)
  return (
    <OutcomePage
      {...header}
      {...outcome}
      title={isOnlyReceived ? outcome.heading : t('title.decided')}
      tone={isOnlyReceived ? 'info' : 'success'}
      at={at}
      reference={reference}
    >
      <FlowReceipt
        flow={flow}
        shownFacts={shownFacts}
        answer={isOnlyReceived && label ? `${outcome.heading}: ${label}` : outcome.heading}
        record={{ at, reference, ...(sentAnswer && { text: sentAnswer.text, prescribed: receipt.prescribed ?? [] }) }}
      />
      {!sentAnswer && answerAgain && (
        <p>
          <Button onClick={answerAgain}>{t('received.again')}</Button>
        </p>
      )}
    </OutcomePage>
  )
}

function AnsweredPage<Answer extends string>({ flow, header, shownFacts }: Parts<Answer>) {
  const t = useTranslations('decision')
  const moment = useMoment()
  const { responseLost } = flow.decision
  const status = flow.itemStatus.is === 'answered' ? flow.itemStatus : undefined
  const { isComplete, ...outcome } = flow.outcomeOf(status?.answer)
  const { at, from: ip, reference } = status ?? {}
  const showsOutcome = isComplete || status?.by === 'otherSide'
  const notice = at && !responseLost ? t.rich('alreadyAt', moment(at)) : t(responseLost ? 'perhapsYours' : 'already')
  return (
    <OutcomePage
      {...header}
      {...outcome}
      title={t('title.answered')}
      tone={isComplete ? 'success' : 'info'}
      text={showsOutcome ? outcome.text : notice}
      at={showsOutcome || responseLost ? at : undefined}
      reference={reference}
      facts={status ? undefined : shownFacts}
    >
      {status && (
        <FlowReceipt flow={flow} shownFacts={shownFacts} answer={outcome.heading} record={{ at, reference }} ip={ip} />
      )}
    </OutcomePage>
  )
}

function ExpiredPage<Answer extends string>({ flow, header, shownFacts }: Parts<Answer>) {
  const t = useTranslations('decision')
  const failureText = useTranslations('failure')
  const moment = useMoment()
  const { itemStatus, endsAt, expired, requester } = flow
  const endedAt = itemStatus.is === 'expired' ? itemStatus.at : endsAt
  const providerName = requester.resellerName ?? requester.registrarName ?? ''
  return (
    <OutcomePage
      {...header}
      title={t('title.expired')}
      tone="warning"
      heading={expired.heading}
      text={
        <>
          {endedAt && <>{t.rich('deadline.was', moment(endedAt))} </>}
          {expired.text}
        </>
      }
      facts={shownFacts}
    >
      <Section heading={failureText('help')}>
        <p>{expired.next ?? t.rich('late', { named: providerName ? 'yes' : 'no', name: providerName, bdi })}</p>
        <p>{failureText('newest')}</p>
      </Section>
    </OutcomePage>
  )
}

function FlowReceipt<Answer extends string>({
  flow: { name, receipt },
  shownFacts,
  answer,
  record,
  ip,
}: Pick<Parts<Answer>, 'flow' | 'shownFacts'> & {
  answer: string
  record: Omit<Receipt, 'name' | 'facts'>
  ip?: string | undefined
}) {
  const t = useTranslations('decision')
  const receiptFacts: Receipt['facts'][number][] = [
    { label: t('yourAnswer'), value: answer, node: <TextWithName text={answer} name={name} /> },
    ...receipt.facts,
    ...(ip ? [{ label: t('answered.from'), value: ip }] : []),
  ]
  const otherFacts = shownFacts.filter((fact) => receiptFacts.every(({ label }) => label !== fact.label))
  return (
    <ReceiptView
      receipt={{ name: receipt.name, ...record, facts: receiptFacts }}
      shownFacts={[...receiptFacts.map((fact) => ({ ...fact, value: fact.node ?? fact.value })), ...otherFacts]}
    />
  )
}
