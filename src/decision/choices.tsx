import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './decision.module.css'

/** One of the ways on from a question: what it does, and below that its button. */
export type Choice = {
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
export function Choices({ choices, busy }: { choices: readonly Choice[]; busy: boolean }) {
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
