import { memo, useState, type ComponentProps } from 'react'
import type { Scenario } from '#api/sandbox.ts'
import styles from './gallery.module.css'
import { StateRow } from './state-row.tsx'

type HowItOpens = Omit<ComponentProps<typeof StateRow>, 'scenario'>

/** The states as links, by flow. Of all of them the first flow's alone are open, of chosen ones every flow's. */
export function StateList({
  scenarios,
  isNarrowed,
  ...opens
}: HowItOpens & { scenarios: readonly Scenario[]; isNarrowed: boolean }) {
  const byFlow = Map.groupBy(scenarios, ({ flow }) => flow)
  return (
    <div>
      {[...byFlow].map(([flow, states], index) => (
        <FlowStates
          key={`${flow} ${isNarrowed}`}
          isOpenFirst={isNarrowed || index === 0}
          {...{ flow, states, ...opens }}
        />
      ))}
    </div>
  )
}

function FlowStates({
  flow,
  states,
  isOpenFirst,
  ...opens
}: HowItOpens & { flow: string; states: readonly Scenario[]; isOpenFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className={styles.flow}>
      <summary>
        <h3>{flow}</h3> <span>{states.length}</span>
      </summary>
      {isOpen && (
        <ul className={styles.states} role="list">
          {states.map((scenario) => (
            <Row key={scenario.state} scenario={scenario} {...opens} />
          ))}
        </ul>
      )}
    </details>
  )
}

const Row = memo(StateRow)
