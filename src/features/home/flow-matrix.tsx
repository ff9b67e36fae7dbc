import { Link } from '@tanstack/react-router'
import type { Scenario } from '#api/sandbox.ts'
import { matchFlow, PURPOSES, type Switches, writeSwitches } from './address.ts'
import styles from './gallery.module.css'

/** The number of states by flow and purpose. Each number links to the counted states. */
export function FlowMatrix({
  scenarios,
  matches,
  switches,
}: {
  scenarios: readonly Scenario[]
  matches: readonly Scenario[]
  switches: Switches
}) {
  const flows = [...new Set(scenarios.map(({ flow }) => flow))]
  return (
    <table className={styles.matrix}>
      <caption>States by flow and kind</caption>
      <thead>
        <tr>
          <th scope="col">Flow</th>
          {PURPOSES.map((purpose) => (
            <th key={purpose} scope="col">
              <span>{purpose}</span>
            </th>
          ))}
          <th scope="col">
            <span>all</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {flows.map((flow) => (
          <tr key={flow}>
            <th scope="row">{flow}</th>
            {PURPOSES.map((purpose) => (
              <td key={purpose}>
                <Count {...{ matches, switches, flow, purpose }} />
              </td>
            ))}
            <td>
              <Count {...{ matches, switches, flow }} purpose={undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({
  matches,
  switches,
  flow,
  purpose,
}: {
  matches: readonly Scenario[]
  switches: Switches
  flow: string
  purpose: Switches['purpose']
}) {
  const { length } = matchFlow(matches, { flow, purpose })
  if (length === 0) return <span className={styles.none}>0</span>
  return (
    <Link
      to="."
      search={writeSwitches({ ...switches, flow, purpose })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      aria-label={`${length} ${flow}, ${purpose ?? 'all'}`}
    >
      {length}
    </Link>
  )
}
