import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { trustedPress } from '#forms/trusted-press.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Stack } from '#ui/layout.tsx'
import { readDomain } from '#lib/domain-name.ts'
import { tldOf, tldTypeOf } from '#lib/tld-type.ts'
import { DomainHeading, TextWithDomain } from '#ui/domain-name.tsx'
import { type Fact, Facts } from '#ui/facts.tsx'
import { type Requester, RequesterLine } from '#ui/requester.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useWait } from '#ui/use-wait.ts'
import { Icon } from '#ui/notice.tsx'
import { ICONS } from './icons.ts'
import styles from './decision.module.css'
import { failureText } from './failures.ts'
import type { Decision } from './use-decision.ts'
import { TestNote } from './test-note.tsx'

/** One of the answers. Its label names the button, and again the button of the dialog that asks once more. */
type AnswerOption<Answer extends string> = {
  id: Answer
  label: string
  effect: ReactNode
  /** The terms that it agrees to, in small below the consequence, and again in the dialog. */
  terms?: ReactNode
  /** The consequence in the dialog, by paragraphs; the effect when absent. */
  confirmation?: readonly ReactNode[]
  /** The question of the dialog. Absent where the answer is not asked about once more. */
  asked?: string
  /** A tick for the first answer and a cross for the others when absent. */
  icon?: string
}

export type OpenQuestion<Answer extends string> = {
  question: string
  notice?: ReactNode
  deadline: ReactNode
  /** Both with the same weight, refusing as easy as agreeing; a single one where nothing can be refused. */
  answers: readonly [AnswerOption<Answer>, ...AnswerOption<Answer>[]]
  /** Returns whether the form is valid before an answer is confirmed; shows its own errors. */
  isReady?: (answer: Answer) => boolean | Promise<boolean>
  /** Whether something was filled in that leaving would lose. */
  unsaved?: boolean
  /** What must be read, entered or ticked first, above the answers. */
  children?: ReactNode
  /** Ways on that decide nothing, beside the answers. */
  others?: readonly Choice[]
  /** Facts below the answers, where they are others than in every state. */
  facts?: readonly Fact[]
  details?: ReactNode
}

type Props<Answer extends string> = Omit<OpenQuestion<Answer>, 'facts'> & {
  requester: Requester
  domain: string | undefined
  name: string | undefined
  facts: readonly Fact[]
  decision: Decision<Answer>
}

/** The open question: the requester, the deadline, the form, each answer with its effect, and the facts. */
export function DecisionPage<Answer extends string>(props: Props<Answer>) {
  const {
    requester,
    domain,
    name,
    question,
    notice,
    facts,
    deadline,
    answers,
    decision,
    isReady,
    unsaved = false,
    children,
    others = [],
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
  useErrorWords(error, error && t(failureText(error, unsure), { wait: wait(error.retryAfter) }))
  const asked = answers.findIndex(({ id }) => id === decision.asked)
  const option = answers[asked]
  const choices = answers.map(({ id, label, effect, terms, icon }, index) => ({
    label,
    effect,
    terms,
    icon: icon ?? (index === 0 ? ICONS.agree : ICONS.refuse),
    look: lookOf(index),
    onPress: () => void ask(id),
  }))
  return (
    <Stack>
      <RequesterLine {...requester} />
      <DomainHeading text={question} domain={domain} name={name} />
      {notice}
      {deadline}
      {tldTypeOf(domain) === 'cctld' && <p>{t.rich('registryRules', { tld: `.${tldOf(domain)}`, bdi })}</p>}
      <form noValidate className={styles.decide} onSubmit={(event) => event.preventDefault()}>
        {children}
        <Choices choices={[...choices, ...others]} busy={decision.sending} />
        <div role="status">{preparing && <StillWaiting />}</div>
      </form>
      <Facts facts={facts} />
      {details}
      <UnsavedGuard unsaved={unsaved && !decision.sending} />
      {option && (
        <ConfirmDialog
          title={<TextWithDomain text={option.asked ?? option.label} domain={domain && readDomain(domain).shown} />}
          label={option.label}
          look={lookOf(asked)}
          decision={decision}
        >
          {(option.confirmation ?? [option.effect]).map((text, index) => (
            <p key={index}>{text}</p>
          ))}
          {option.terms}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** The first answer has the brand's colour, the others the ink of the page: neither is paler. */
function lookOf(index: number): Choice['look'] {
  return index === 0 ? 'primary' : 'ink'
}

/** Asks to confirm what is sent. A click by a script can open this, but not confirm it. */
export function ConfirmDialog({
  title,
  label,
  look,
  decision,
  children,
}: {
  title: ReactNode
  label: string
  look: Choice['look']
  decision: Pick<Decision<string>, 'sending' | 'confirm' | 'back'>
  children: ReactNode
}) {
  const t = useTranslations('decision')
  return (
    <Dialog
      title={title}
      onCancel={decision.back}
      actions={
        <>
          <Button look={look} busy={decision.sending} onClick={trustedPress(decision.confirm)}>
            {label}
          </Button>
          <Button onClick={decision.back}>{t('back')}</Button>
        </>
      }
    >
      {children}
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

/** One of the ways on from a question: what it does, and below that its button. */
type Choice = {
  label: string
  effect: ReactNode
  /** The terms that it agrees to, in small. */
  terms?: ReactNode
  /** One of `ICONS`. */
  icon: string
  /** In the brand's colour, or in the ink of the page. */
  look: 'primary' | 'ink'
  onPress: () => void
}

/** The ways on from a question as cards of one size, side by side where there is room. */
function Choices({ choices, busy }: { choices: readonly Choice[]; busy: boolean }) {
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <ChoiceCard key={choice.label} {...choice} busy={busy} />
      ))}
    </div>
  )
}

function ChoiceCard({ label, effect, terms, icon, look, onPress, busy }: Choice & { busy: boolean }) {
  const id = useId()
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      <Icon path={icon} />
      <div id={id}>
        <p>{effect}</p>
        {terms}
      </div>
      <Button look={look} busy={busy} aria-describedby={id} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
