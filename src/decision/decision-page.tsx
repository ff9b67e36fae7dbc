import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { trustedPress } from '#forms/trusted-press.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading, Stack, VisuallyHidden } from '#ui/layout.tsx'
import styles from './decision.module.css'
import { Facts, type Fact } from '#ui/facts.tsx'
import { failureText } from './failures.ts'
import type { Decision } from './use-decision.ts'
import { TestNote } from './test-note.tsx'
import { RequesterLine, type Requester } from '#ui/requester.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'

/** One of the answers. Its label names the button, and again the button of the dialog that asks once more. */
type AnswerOption<Answer extends string> = {
  id: Answer
  label: string
  /** Its effect, in the list beside the other answer and silence. */
  effect: string
  /** The consequence, in the dialog; the effect when absent. */
  confirmation?: string
}

/** The question while an item is open. */
export type OpenQuestion<Answer extends string> = {
  question: string
  /** News of the item, under the question. */
  notice?: ReactNode
  /** Until when, and what silence does. */
  deadline: ReactNode
  /** Both with the same weight, refusing as easy as agreeing; a single one where nothing can be refused. */
  answers: readonly [AnswerOption<Answer>, ...AnswerOption<Answer>[]]
  /** Returns whether the form is valid before an answer is confirmed; shows its own errors. */
  isReady?: (answer: Answer) => boolean | Promise<boolean>
  /** Whether something was filled in that leaving would lose. */
  unsaved?: boolean
  /** Fields and texts that belong to the decision, above its buttons. */
  children?: ReactNode
  /** Agreement, explanations, help. */
  details?: ReactNode
}

type Props<Answer extends string> = OpenQuestion<Answer> & {
  requester: Requester
  facts: readonly Fact[]
  decision: Decision<Answer>
}

/**
 * The page of every "read, decide, be told the outcome" flow: who asks, the question, the facts, what each answer and
 * silence do, the decision, details.
 */
export function DecisionPage<Answer extends string>(props: Props<Answer>) {
  const {
    requester,
    question,
    notice,
    facts,
    deadline,
    answers,
    decision,
    isReady,
    unsaved = false,
    children,
    details,
  } = props
  const t = useTranslations('decision')
  const wait = useWait()
  const pressed = useRef<Answer>(undefined)
  const [preparing, setPreparing] = useState(false)
  const ask = async (answer: Answer) => {
    if (decision.sending) return
    pressed.current = answer
    setPreparing(true)
    const isInOrder = await (isReady?.(answer) ?? true)
    setPreparing(false)
    // Whoever pressed the other one meanwhile is asked about that.
    if (isInOrder && pressed.current === answer) decision.ask(answer)
  }
  const { error, unsure } = decision
  const asked = answers.find(({ id }) => id === decision.asked)
  return (
    <Stack>
      <RequesterLine {...requester} />
      <PageHeading>{question}</PageHeading>
      {notice}
      {deadline}
      <Facts facts={facts} />
      <section className={styles.effects}>
        <h2>
          <VisuallyHidden>{t('effects')}</VisuallyHidden>
        </h2>
        <Facts titled facts={answers.map(({ label, effect }) => ({ label, value: effect }))} />
      </section>
      <form noValidate className={styles.decide} onSubmit={(event) => event.preventDefault()}>
        {children}
        <div className={styles.answers}>
          {answers.map(({ id, label }) => (
            <Button key={id} look="primary" busy={decision.sending} onClick={() => void ask(id)}>
              {label}
            </Button>
          ))}
        </div>
        <div role="status">
          {preparing && <StillWaiting />}
          {error && (
            <Notice tone="danger">
              <p>{t(unsure ? 'unsure' : failureText(error), { wait: wait(error.retryAfter) })}</p>
            </Notice>
          )}
        </div>
      </form>
      {details}
      <UnsavedGuard unsaved={unsaved && !decision.sending} />
      {asked && <AskOnce option={asked} question={question} decision={decision} />}
    </Stack>
  )
}

/** Asks once more, for both answers alike. A press by script opens this at most: the confirming one must be a person's. */
function AskOnce<Answer extends string>({
  option,
  question,
  decision,
}: {
  option: AnswerOption<Answer>
  question: string
  decision: Decision<Answer>
}) {
  const t = useTranslations('decision')
  return (
    <Dialog
      title={question}
      onCancel={decision.back}
      actions={
        <>
          <Button look="primary" busy={decision.sending} onClick={trustedPress(decision.confirm)}>
            {option.label}
          </Button>
          <Button onClick={decision.back}>{t('back')}</Button>
        </>
      }
    >
      <p>{option.confirmation ?? option.effect}</p>
      <TestNote />
      <p role="status">
        {decision.sending && (
          <>
            {t('sending')} <StillWaiting />
          </>
        )}
      </p>
    </Dialog>
  )
}
