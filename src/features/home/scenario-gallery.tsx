import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { getScenarios, type Scenario } from '#api/sandbox.ts'
import { Button } from '#ui/button.tsx'
import { matching, narrowed } from './filter.ts'
import { FlowMatrix } from './flow-matrix.tsx'
import { GallerySwitches } from './gallery-switches.tsx'
import { resellerOf } from './hosts.ts'
import { PrismNote, SandboxOnly } from './prism-note.tsx'
import { StateList } from './state-list.tsx'
import styles from './gallery.module.css'
import { useSwitches } from './use-switches.ts'

/** All scenarios of the mock server, with switches for how they open. For developers, so it is always in English. */
export function ScenarioGallery() {
  const [switches, change] = useSwitches()
  // No reseller is asked for before the list says which there are: a host that is none of them changes no link.
  const label = location.hostname.split('.')[0]
  const { data, error } = useQuery(getScenarios(label))
  const words = useDeferredValue(switches.words)
  const [all, apart] = useMemo(() => byPlace(data?.scenarios ?? []), [data])
  const found = useMemo(() => matching(all, words), [all, words])
  const { flow, purpose, width, navigation, asOf } = switches
  const shown = narrowed(found, { flow, purpose })
  const resellers = data?.resellers ?? []
  const reseller = resellerOf(
    location.hostname,
    resellers.map(({ name }) => name),
  )
  const isNarrowed = Boolean(words || flow || purpose)
  const isPrism = data?.server === 'prism'
  const opens = { isNarrowed, width, navigation, asOf, reseller }
  return (
    <section lang="en" className={styles.gallery}>
      <h2>{isPrism ? 'Prism scenarios' : 'Sandbox scenarios'}</h2>
      <p>
        {isPrism
          ? 'Prism answers every call with an example of the contracts. The key in a link is the name of the state.'
          : 'A sandbox answers for every service that has no backend configured.'}{' '}
        Each link opens a page in one of its states.
      </p>
      {error && <p role="alert">We could not load the list of scenarios.</p>}
      {data && (
        <>
          <GallerySwitches {...{ switches, change, resellers, reseller }} remembers={!isPrism} />
          <FlowMatrix all={all} found={found} switches={switches} />
          <div className={styles.count}>
            <p role="status">
              {shown.length === 0
                ? 'No state fits.'
                : [`${shown.length} of ${all.length} states`, flow, purpose].filter(Boolean).join(', ')}
            </p>
            <Button look="link" onClick={() => void change({ words: '', flow: undefined, purpose: undefined })}>
              Show all
            </Button>
          </div>
          <StateList scenarios={shown} {...opens} />
          {isPrism ? (
            <SandboxOnly count={apart.length}>
              <StateList scenarios={narrowed(matching(apart, words), { flow, purpose })} {...opens} />
            </SandboxOnly>
          ) : (
            <PrismNote />
          )}
        </>
      )}
    </section>
  )
}

/** The scenarios that the server which answers shows, and those that it does not. */
function byPlace(scenarios: readonly Scenario[]): [shown: Scenario[], apart: Scenario[]] {
  return [scenarios.filter(({ shown }) => shown), scenarios.filter(({ shown }) => !shown)]
}
