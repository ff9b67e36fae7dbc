import { Button } from './button.tsx'
import styles from './choice.module.css'

export function Choice<Id extends string>({
  label,
  options,
  chosenId,
  onChoose,
}: {
  label: string
  options: readonly { id: Id; label: string }[]
  chosenId: Id
  onChoose: (id: Id) => void
}) {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <Button key={option.id} aria-pressed={option.id === chosenId} onClick={() => onChoose(option.id)}>
          {option.label}
        </Button>
      ))}
    </div>
  )
}
