import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { getScenarios } from '#api/sandbox.ts'
import { Button } from '#ui/button.tsx'
import { matching, narrowed } from './filter.ts'
import { FlowMatrix } from './flow-matrix.tsx'
import { GallerySwitches } from './gallery-switches.tsx'
import { resellerOf } from './hosts.ts'
import { PrismNote } from './prism-note.tsx'
import { StateList } from './state-list.tsx'
import styles from './gallery.module.css'
import { useSwitches } from './use-switches.ts'

/**
 * Every state of every flow that the sandbox can show, with switches for how it opens. It is written for developers, as the
 * sandbox's own words are, and so is English in every language.
 */
export function ScenarioGallery() {
  const [switches, change] = useSwitches()
  // No reseller is asked for before the list says which there are: a host that is none of them changes no link.
  const label = location.hostname.split('.')[0]
  const { data, isError } = useQuery(getScenarios(label))
  const words = useDeferredValue(switches.words)
  const found = useMemo(() => matching(data?.scenarios ?? [], words), [data, words])
  const { flow, purpose, width, navigation } = switches
  const shown = narrowed(found, { flow, purpose })
  const resellers = data?.resellers ?? []
  const reseller = resellerOf(
    location.hostname,
    resellers.map(({ name }) => name),
  )
  const isNarrowed = Boolean(words || flow || purpose)
  return (
    <section lang="en" className={styles.gallery}>
      <h2>Sandbox scenarios</h2>
      <p>
        A sandbox answers for every service that has no backend configured. Each link opens a page in one of its states.
      </p>
      {isError && <p role="alert">We could not load the list of scenarios.</p>}
      {data && (
        <>
          <GallerySwitches {...{ switches, change, resellers, reseller }} />
          <FlowMatrix all={data.scenarios} found={found} switches={switches} />
          <div className={styles.count}>
            <p role="status">
              {shown.length === 0
                ? 'No state fits.'
                : [`${shown.length} of ${data.scenarios.length} states`, flow, purpose].filter(Boolean).join(', ')}
            </p>
            <Button look="link" onClick={() => void change({ words: '', flow: undefined, purpose: undefined })}>
              Show all
            </Button>
          </div>
          <StateList scenarios={shown} isNarrowed={isNarrowed} {...{ width, navigation, reseller }} />
          <PrismNote />
        </>
      )}
    </section>
  )
}
