import { useTranslations } from 'use-intl/react'
import { ClearedPage } from './cleared-page.tsx'
import { DecisionPage, type OpenQuestion } from './decision-page.tsx'
import type { Fact } from '#ui/facts.tsx'
import { OutcomePage, useAnsweredFacts } from './outcome-page.tsx'
import { ReceiptView, type Receipt } from './receipt.tsx'
import { clearsData } from './failures.ts'
import type { ItemStatus } from './item-status.ts'
import type { Decision } from './use-decision.ts'
import { useEndOfTime } from './use-end-of-time.ts'
import type { Requester } from '#ui/requester.tsx'

/** The texts of an outcome. */
export type Outcome = { heading: string; text: string; next?: string }

/**
 * Every "read, decide, be told the outcome" flow as a whole. The item's status and the decision made since the page was opened say
 * which of its pages shows: the open question, what was decided just now with its receipt, what was answered before,
 * that the time is over, or that its data was cleared.
 */
export function DecisionFlow<Answer extends string>({
  requester,
  facts,
  itemStatus,
  endsAt,
  decision,
  open,
  outcomeOf,
  expired,
  receipt,
  isCleared = false,
}: {
  requester: Requester
  /** The known facts about the item; shown in every state. */
  facts: readonly Fact[]
  itemStatus: ItemStatus
  /** When it becomes too late to answer, also on a page that stays open; absent where it never does. */
  endsAt?: Date | undefined
  decision: Decision<Answer>
  open: OpenQuestion<Answer>
  /** Returns the outcome of an answer, which may be an unknown value or undefined. */
  outcomeOf: (answer: string | undefined) => Outcome
  expired: Outcome
  receipt: Pick<Receipt, 'name' | 'text'> & { facts: Receipt['facts'] }
  /** Whether its data is taken off the page after an error that is not about input. */
  isCleared?: boolean
}) {
  const t = useTranslations('decision')
  const answeredFacts = useAnsweredFacts()
  const { decided, error, sending, lost } = decision
  const known = isCleared && error && itemStatus.is === 'open' ? [] : facts
  const ended = useEndOfTime(endsAt)

  if (decided) {
    const outcome = outcomeOf(decided.answer)
    const { at, reference } = decided
    const decisionFact = { label: t('yourAnswer'), value: outcome.heading }
    return (
      <OutcomePage requester={requester} tone="success" {...outcome} facts={facts}>
        <ReceiptView receipt={{ ...receipt, at, reference, facts: [decisionFact, ...receipt.facts] }} />
      </OutcomePage>
    )
  }
  if (itemStatus.is === 'answered' || error?.kind === 'answered') {
    const answered = itemStatus.is === 'answered' ? itemStatus : undefined
    const { heading, text, next } = outcomeOf(answered?.answer)
    const when = answered ? answeredFacts(answered) : []
    return (
      <OutcomePage
        requester={requester}
        tone="info"
        heading={heading}
        text={answered?.by === 'other' ? text : t(lost ? 'perhapsYours' : 'already')}
        next={next}
        facts={[...known, ...when]}
      />
    )
  }
  // A decision sent in time is waited for.
  if (itemStatus.is === 'expired' || (ended && !sending) || error?.kind === 'expired') {
    return <OutcomePage requester={requester} tone="warning" {...expired} facts={known} />
  }
  if (isCleared && error && clearsData(error)) {
    return <ClearedPage requester={requester} decision={decision} error={error} />
  }
  return <DecisionPage {...open} requester={requester} facts={facts} decision={decision} />
}
