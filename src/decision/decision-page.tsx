import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { trustedClick } from '#forms/trusted-click.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useBannerText } from '#ui/banner-text.ts'
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
import { failureKey } from './failures.ts'
import type { Decision } from './use-decision.ts'
import { TestNote } from './test-note.tsx'

/** An answer. `label` is the text of its button and of the button that confirms it. */
type AnswerOption<Answer extends string> = {
  id: Answer
  label: string
  effect: ReactNode
  /** The terms that the answer accepts. Shown below the effect and in the dialog. */
  terms?: ReactNode
  /** The paragraphs of the dialog. Defaults to the effect. */
  confirmation?: readonly ReactNode[]
  /** A question. Defaults to the label. */
  dialogTitle?: string
  /** By default a tick for the first answer, else a cross. */
  icon?: string
}

export type OpenQuestion<Answer extends string> = {
  question: string
  notice?: ReactNode
  deadline: ReactNode
  /** All answers look equally important. There is only one if the user cannot refuse. */
  answers: readonly [AnswerOption<Answer>, ...AnswerOption<Answer>[]]
  /** Validates the form and shows its errors before the user confirms an answer. */
  isReady?: (answer: Answer) => boolean | Promise<boolean>
  unsaved?: boolean
  /** What the user must read or enter first. Shown above the answers. */
  children?: ReactNode
  /** Actions next to the answers that are not answers. */
  otherActions?: readonly Choice[]
  /** Replaces the facts below the answers. */
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

/** Shows the open question: requester, deadline, form, each answer with its effect, and facts. */
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
    otherActions = [],
    details,
  } = props
  const t = useTranslations('decision')
  const wait = useWait()
  const lastClicked = useRef<Answer>(undefined)
  const [preparing, setPreparing] = useState(false)
  const ask = async (answer: Answer) => {
    if (decision.sending) return
    lastClicked.current = answer
    setPreparing(true)
    const isValid = await (isReady?.(answer) ?? true)
    setPreparing(false)
    // The user may have clicked another answer meanwhile.
    if (isValid && lastClicked.current === answer) decision.ask(answer)
  }
  const { error, unsure } = decision
  useBannerText(error, error && t(failureKey(error, unsure), { wait: wait(error.retryAfter) }))
  const optionIndex = answers.findIndex(({ id }) => id === decision.answerToConfirm)
  const option = answers[optionIndex]
  const choices = answers.map(({ id, label, effect, terms, icon }, index) => ({
    label,
    effect,
    terms,
    icon: icon ?? (index === 0 ? ICONS.agree : ICONS.refuse),
    look: lookOf(index),
    onClick: () => void ask(id),
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
        <div className={styles.choices}>
          {[...choices, ...otherActions].map((choice) => (
            <ChoiceCard key={choice.label} {...choice} busy={decision.sending} />
          ))}
        </div>
        <div role="status">{preparing && <StillWaiting />}</div>
      </form>
      <Facts facts={facts} />
      {details}
      <UnsavedGuard unsaved={unsaved && !decision.sending} />
      {option && (
        <ConfirmDialog
          title={
            <TextWithDomain text={option.dialogTitle ?? option.label} domain={domain && readDomain(domain).unicode} />
          }
          label={option.label}
          look={lookOf(optionIndex)}
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

function lookOf(index: number): Choice['look'] {
  return index === 0 ? 'primary' : 'ink'
}

/** Asks the user to confirm. Scripts can open this dialog but not confirm it. */
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
          <Button look={look} busy={decision.sending} onClick={trustedClick(decision.confirm)}>
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

/** An action below the question, with its effect. All cards have the same size. */
type Choice = {
  label: string
  effect: ReactNode
  terms?: ReactNode
  icon: string
  /** The brand color or the text color. */
  look: 'primary' | 'ink'
  onClick: () => void
}

function ChoiceCard({ label, effect, terms, icon, look, onClick, busy }: Choice & { busy: boolean }) {
  const id = useId()
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      <Icon path={icon} />
      <div id={id}>
        <p>{effect}</p>
        {terms}
      </div>
      <Button look={look} busy={busy} aria-describedby={id} onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
