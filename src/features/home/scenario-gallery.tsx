import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { getScenarios } from '#api/sandbox.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/layout.tsx'
import { matching, narrowed } from './filter.ts'
import { FlowMatrix } from './flow-matrix.tsx'
import { GallerySwitches } from './gallery-switches.tsx'
import { resellerOf } from './hosts.ts'
import { PrismNote } from './prism-note.tsx'
import { StateList } from './state-list.tsx'
import styles from './gallery.module.css'
import { useSwitches } from './use-switches.ts'

/**
 * Every state of every flow that the sandbox can show, with switches for how it opens. What is written for developers is
 * English only.
 */
export function ScenarioGallery() {
  const t = useTranslations('home.scenarios')
  const [switches, change] = useSwitches()
  // No reseller is asked for before the list says which there are: a host that is none of them changes no link.
  const label = location.hostname.split('.')[0]
  const { data, isError } = useQuery(getScenarios(label))
  const words = useDeferredValue(switches.words)
  const found = useMemo(() => matching(data?.scenarios ?? [], words), [data, words])
  if (isError) return <Section heading={t('heading')}>{<p role="alert">{t('failed')}</p>}</Section>
  const { flow, purpose, width, navigation } = switches
  const shown = narrowed(found, { flow, purpose })
  const resellers = data?.resellers ?? []
  const reseller = resellerOf(
    location.hostname,
    resellers.map(({ name }) => name),
  )
  const isNarrowed = Boolean(words || flow || purpose)
  return (
    <Section heading={t('heading')}>
      <p>{t('intro')}</p>
      {data && (
        <div lang="en" className={styles.gallery}>
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
        </div>
      )}
    </Section>
  )
}
