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
import { useEndOfTime } from './use-end-of-time.ts'
import type { Requester } from '#ui/requester.tsx'

/** The texts of an outcome. */
export type Outcome = {
  heading: string
  text: string
  next?: string
  /** Whether it is what everybody wanted: told as a success however often the link is opened. */
  isComplete?: boolean
}

/**
 * Every "read, decide, be told the outcome" flow as a whole. The item's status and the decision made since the page was opened say
 * which of its pages shows: the open question, what was decided just now with its receipt, what was answered before,
 * that the time is over, or that its data was cleared.
 */
export function DecisionFlow<Answer extends string>({
  requester,
  domain,
  name,
  facts,
  itemStatus,
  endsAt,
  decision,
  answerAgain,
  open,
  outcomeOf,
  expired,
  receipt,
  isCleared = false,
}: {
  requester: Requester
  /** The domain that is asked about, as the item has it; absent where there are several. */
  domain?: string | undefined
  /** Another name in its headings. */
  name?: string | undefined
  /** The known facts about the item; shown in every state. */
  facts: readonly Fact[]
  itemStatus: ItemStatus
  /** When it becomes too late to answer, also on a page that stays open; absent where it never does. */
  endsAt?: Date | undefined
  decision: Decision<Answer>
  /** Asks the question again where this device alone knows of an answer; absent on a page without memory. */
  answerAgain?: () => void
  open: OpenQuestion<Answer>
  /** Returns the outcome of an answer, which may be an unknown value or undefined. */
  outcomeOf: (answer: string | undefined) => Outcome
  expired: Outcome
  receipt: Pick<Receipt, 'name' | 'facts' | 'prescribed'>
  /** Whether its data is taken off the page after an error that is not about input. */
  isCleared?: boolean
}) {
  const t = useTranslations('decision')
  const failure = useTranslations('failure')
  const moment = useMoment()
  const { decided, error, sending, lost } = decision
  const isOpen = itemStatus.is === 'open'
  const known = isCleared && error && isOpen ? [] : facts
  const ended = useEndOfTime(endsAt)
  const domainCheck = useDomainCheck(domain)
  const about = { requester: { domainCheck, ...requester }, domain, name }
  const receiptOf = (outcome: Outcome, record: Omit<Receipt, 'name' | 'facts'>, from?: string) => {
    const own: Receipt['facts'][number][] = [
      {
        label: t('yourAnswer'),
        value: outcome.heading,
        shown: <TextWithName text={outcome.heading} name={name} />,
      },
      ...receipt.facts,
      ...(from ? [{ label: t('answered.from'), value: from }] : []),
    ]
    const others = known.filter((fact) => own.every(({ label }) => label !== fact.label))
    return (
      <ReceiptView
        receipt={{ name: receipt.name, ...record, facts: own }}
        shown={[...own.map((fact) => ({ ...fact, value: fact.shown ?? fact.value })), ...others]}
      />
    )
  }

  // What is remembered and read while an answer is being sent is shown with its outcome.
  if (sending) return <DecisionPage facts={facts} {...open} {...about} decision={decision} />
  const received = decided ? decided.isOnlyReceived && decided : itemStatus.is === 'received' && itemStatus
  const recorded = received || decided
  if (recorded) {
    const { answer, at, reference } = recorded
    const chosen = open.answers.find(({ id }) => id === answer)?.label
    const { isComplete: _, ...outcome }: Outcome = received
      ? {
          heading: t('received.heading'),
          text: [t('received.text'), chosen && t('received.chosen', { answer: chosen })].filter(Boolean).join(' '),
        }
      : outcomeOf(answer)
    const title = received ? outcome.heading : t('title.decided')
    const shown = decided && { text: decided.text, prescribed: receipt.prescribed ?? [] }
    return (
      <OutcomePage
        {...about}
        {...outcome}
        title={title}
        tone={received ? 'info' : 'success'}
        at={at}
        reference={reference}
      >
        {receiptOf(received && chosen ? { ...outcome, heading: `${outcome.heading}: ${chosen}` } : outcome, {
          at,
          reference,
          ...shown,
        })}
        {!decided && answerAgain && (
          <p>
            <Button onClick={answerAgain}>{t('received.again')}</Button>
          </p>
        )}
      </OutcomePage>
    )
  }
  if (itemStatus.is === 'answered' || error?.kind === 'answered') {
    const answered = itemStatus.is === 'answered' ? itemStatus : undefined
    const { isComplete, ...outcome } = outcomeOf(answered?.answer)
    const { at, from, reference } = answered ?? {}
    const isTold = isComplete || answered?.by === 'other'
    const again = at && !lost ? t.rich('alreadyAt', moment(at)) : t(lost ? 'perhapsYours' : 'already')
    return (
      <OutcomePage
        {...about}
        {...outcome}
        title={t('title.answered')}
        tone={isComplete ? 'success' : 'info'}
        text={isTold ? outcome.text : again}
        at={isTold || lost ? at : undefined}
        reference={reference}
        facts={answered ? undefined : known}
      >
        {answered && receiptOf(outcome, { at, reference }, from)}
      </OutcomePage>
    )
  }
  // A decision sent in time is waited for.
  if (itemStatus.is === 'expired' || (ended && !sending) || error?.kind === 'expired') {
    const until = itemStatus.is === 'expired' ? itemStatus.at : endsAt
    const { resellerName, registrarName } = requester
    const { next } = expired
    const helper = resellerName ?? registrarName ?? ''
    return (
      <OutcomePage
        {...about}
        title={t('title.expired')}
        tone="warning"
        heading={expired.heading}
        text={
          <>
            {until && <>{t.rich('deadline.was', moment(until))} </>}
            {expired.text}
          </>
        }
        facts={known}
      >
        <Section heading={failure('help')}>
          <p>{next ?? t.rich('late', { named: helper ? 'yes' : 'no', name: helper, bdi })}</p>
          <p>{failure('newest')}</p>
        </Section>
      </OutcomePage>
    )
  }
  if (isCleared && error && clearsData(error)) {
    // The domain is part of the cleared data.
    const anonymous = { ...about.requester, domainCheck: undefined }
    return <ClearedPage requester={anonymous} decision={decision} error={error} />
  }
  return <DecisionPage facts={facts} {...open} {...about} decision={decision} />
}
