import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale } from 'use-intl/react'
import { getScenarios } from '#api/sandbox.ts'
import { Button } from '#ui/button.tsx'
import { chooseLanguage } from '#i18n/language-store.ts'
import type { Language } from '#i18n/negotiate.ts'
import { type GalleryAddress, matchFlow, matchWords, readSwitches, type Switches, writeSwitches } from './address.ts'
import { FlowMatrix } from './flow-matrix.tsx'
import { GallerySwitches } from './gallery-switches.tsx'
import { resellerOf } from './hosts.ts'
import { StateList } from './state-list.tsx'
import styles from './gallery.module.css'
import { PRISM } from './prism.ts'

/** All scenarios of the mock server, and switches for opening them. For developers, so always in English. */
export function ScenarioGallery() {
  const [switches, change] = useSwitches()
  // Only the response lists the resellers, so send the host's first label. The server ignores unknown names.
  const label = location.hostname.split('.')[0]
  const { data, error } = useQuery(getScenarios(label))
  const words = useDeferredValue(switches.words)
  const availableStates = useMemo(() => (data?.scenarios ?? []).filter(({ shown }) => shown), [data])
  // Prism cannot show every scenario; the sandbox can.
  const sandboxOnlyStates = useMemo(() => (data?.scenarios ?? []).filter(({ shown }) => !shown), [data])
  const matches = useMemo(() => matchWords(availableStates, words), [availableStates, words])
  const { flow, purpose, width, navigation, asOf } = switches
  const listedStates = matchFlow(matches, { flow, purpose })
  const resellers = data?.resellers ?? []
  const reseller = resellerOf(
    location.hostname,
    resellers.map(({ name }) => name),
  )
  const isFiltered = Boolean(words || flow || purpose)
  const isPrism = data?.server === 'prism'
  const linkOptions = { isFiltered, width, navigation, asOf, reseller }
  return (
    <section lang="en" className={styles.gallery}>
      <h2>{isPrism ? 'Prism scenarios' : 'Sandbox scenarios'}</h2>
      <p>
        {isPrism
          ? 'Prism responds to every call with an example from the contracts. The key in a link selects the example.'
          : 'The sandbox replaces every service that has no backend configured.'}{' '}
        Each link opens a page in one of its states.
      </p>
      {error && <p role="alert">We could not load the list of scenarios.</p>}
      {data && (
        <>
          <GallerySwitches {...{ switches, change, resellers, reseller }} canReset={!isPrism} />
          <FlowMatrix scenarios={availableStates} matches={matches} switches={switches} />
          <div className={styles.count}>
            <p role="status">
              {listedStates.length === 0
                ? 'No states match.'
                : [`${listedStates.length} of ${availableStates.length} states`, flow, purpose]
                    .filter(Boolean)
                    .join(', ')}
            </p>
            <Button look="link" onClick={() => void change({ words: '', flow: undefined, purpose: undefined })}>
              Show all
            </Button>
          </div>
          <StateList scenarios={listedStates} {...linkOptions} />
          {isPrism ? (
            <SandboxOnlyStates count={sandboxOnlyStates.length}>
              <StateList
                scenarios={matchFlow(matchWords(sandboxOnlyStates, words), { flow, purpose })}
                {...linkOptions}
              />
            </SandboxOnlyStates>
          ) : (
            <PrismNote />
          )}
        </>
      )}
    </section>
  )
}

function PrismNote() {
  return (
    <section className={styles.note} aria-labelledby="prism">
      <h3 id="prism">Use Prism instead of the sandbox</h3>
      <p>
        Prism responds with examples from the contracts. It stores nothing and creates no faults, so it can show fewer
        states. Start it with <code>npm run mock</code>, then run <code>API_ORIGIN={PRISM} npm start</code>. This page
        then lists the states that Prism can show.
      </p>
    </section>
  )
}

/** The states that only the sandbox can show. `children` lists those that match the filter. */
function SandboxOnlyStates({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section aria-labelledby="sandbox-only">
      <h2 id="sandbox-only">Only in the sandbox</h2>
      <p>
        Prism cannot show {count} states. They need a fault, a delay, stored data, another configuration, or data that
        no example contains. To see them, run <code>npm start</code> without <code>API_ORIGIN</code>.
      </p>
      {children}
    </section>
  )
}

/** Returns the switches in the URL and a function to change them. Keeps `language` in sync with the page language. */
function useSwitches(): [Switches, (changes: Partial<Switches>) => Promise<void>] {
  const address: GalleryAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  const switches = readSwitches(address)
  const change = (changes: Partial<Switches>) =>
    navigate({
      to: '.',
      // Several changes may happen before the next render.
      search: (before: GalleryAddress) => writeSwitches({ ...readSwitches(before), ...changes }),
      replace: true,
      resetScroll: false,
    })

  const { language } = switches
  const locale = useLocale()
  const last = useRef<Pick<Switches, 'language'> & { locale?: Language }>({ language: undefined })
  useEffect(() => {
    const before = last.current
    last.current = { language, locale }
    if (language === undefined) return
    if (language !== before.language) void chooseLanguage(language)
    // The user changed the language in the header.
    else if (locale !== before.locale && locale !== language) void change({ language: locale })
  })
  return [switches, change]
}
