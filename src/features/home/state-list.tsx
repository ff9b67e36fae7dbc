import { memo, type MouseEvent, useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Scenario } from '#api/sandbox.ts'
import { readRuntime } from '#lib/runtime.ts'
import styles from './gallery.module.css'
import type { Switches } from './address.ts'
import { originWithLabels } from './hosts.ts'
import { curlOf, prismAddress } from './prism.ts'

/** Lists the states as links, grouped by flow. Without a filter, only the first flow is expanded. */
export function StateList({
  scenarios,
  isFiltered,
  ...linkOptions
}: LinkOptions & { scenarios: readonly Scenario[]; isFiltered: boolean }) {
  const byFlow = Map.groupBy(scenarios, ({ flow }) => flow)
  return (
    <div>
      {[...byFlow].map(([flow, states], index) => (
        <FlowStates
          key={`${flow} ${isFiltered}`}
          isOpenInitially={isFiltered || index === 0}
          {...{ flow, states, ...linkOptions }}
        />
      ))}
    </div>
  )
}

function FlowStates({
  flow,
  states,
  isOpenInitially,
  ...linkOptions
}: LinkOptions & { flow: string; states: readonly Scenario[]; isOpenInitially: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenInitially)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className={styles.flow}>
      <summary>
        <h3>{flow}</h3> <span>{states.length}</span>
      </summary>
      {isOpen && (
        <ul className={styles.states} role="list">
          {states.map((scenario) => (
            <Row key={scenario.state} scenario={scenario} {...linkOptions} />
          ))}
        </ul>
      )}
    </details>
  )
}

const Row = memo(StateRow)

type LinkOptions = Pick<Switches, 'width' | 'navigation' | 'asOf'> & {
  reseller: string | undefined
}

function StateRow({ scenario, ...linkOptions }: LinkOptions & { scenario: Scenario }) {
  const { state, title, host, link, purpose, statuses, fault, prism } = scenario
  const [showsPrism, setShowsPrism] = useState(false)
  const id = useId()
  const address = prism && prismAddress(prism)
  return (
    <li>
      <span>
        {scenario.shown ? <StateLink {...{ host, link, title, ...linkOptions }} /> : title}
        <code className={styles.key}>{state}</code>
      </span>
      <span className={styles.chips}>
        <span className={`${styles.chip} ${styles[purpose]}`}>{purpose}</span>
        {statuses.map((status, index) => (
          <span key={index} className={styles.chip}>
            {index > 0 && 'then '}
            {status}
          </span>
        ))}
        {fault && <span className={styles.chip}>{fault}</span>}
      </span>
      {prism && (
        <button
          type="button"
          className={styles.prism}
          aria-expanded={showsPrism}
          aria-controls={id}
          aria-label={`Prism: ${title}`}
          onClick={() => setShowsPrism(!showsPrism)}
        >
          Prism
        </button>
      )}
      {prism && showsPrism && (
        <div id={id} className={styles.request}>
          <code>{curlOf(prism)}</code>
          {address && <a href={address}>Open the response</a>}
        </div>
      )}
    </li>
  )
}

/** A link to a state. Opening it with another navigation mode, host or window requires a page load. */
function StateLink({
  host,
  link: path,
  title,
  width,
  navigation,
  asOf,
  reseller,
}: LinkOptions & Pick<Scenario, 'host' | 'link' | 'title'>) {
  const link = asOf ? `${path}${path.includes('?') ? '&' : '?'}asOf=${asOf}` : path
  if (host === undefined && width === undefined && navigation === readRuntime().navigation) {
    return <Link to={link}>{title}</Link>
  }
  const origin = host === undefined ? '' : originWithLabels([host, reseller], location, reseller)
  const href = origin + (navigation === 'hash' ? `/#${link}` : link)
  return (
    <a href={href} onClick={(event) => width !== undefined && openInWindow(event, href, width)}>
      {title}
    </a>
  )
}

const HEIGHTS = { 360: 740, 768: 1024 } as const

/** Opens a window of a given width, not a frame, because our pages forbid framing. Reuses one window per width. */
function openInWindow(event: MouseEvent, href: string, width: NonNullable<Switches['width']>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const popup = open(href, `pages-${width}`, `popup,width=${width},height=${HEIGHTS[width]}`)
  if (!popup) return
  event.preventDefault()
  popup.focus()
}
