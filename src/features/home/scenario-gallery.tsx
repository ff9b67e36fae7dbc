import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { getScenarios, type Scenario } from '#api/sandbox.ts'
import { Section } from '#ui/layout.tsx'
import styles from './home.module.css'

/** Every state of every flow that the sandbox can show, as links, grouped by flow. */
export function ScenarioGallery() {
  const t = useTranslations('home.scenarios')
  const { data, isError } = useQuery(getScenarios())
  const byFlow = Map.groupBy(data?.scenarios ?? [], (scenario) => scenario.flow)
  return (
    <Section heading={t('heading')}>
      <p>{isError ? t('failed') : t('intro')}</p>
      {[...byFlow].map(([flow, scenarios]) => (
        <FlowScenarios key={flow} flow={flow} scenarios={scenarios} />
      ))}
    </Section>
  )
}

/** The table that these titles come from is a developer's and written in English only. */
function FlowScenarios({ flow, scenarios }: { flow: string; scenarios: Scenario[] }) {
  return (
    <div lang="en">
      <h3>{flow}</h3>
      <ul className={styles.scenarios} role="list">
        {scenarios.map(({ host, link, title }) => (
          <li key={`${host ?? ''}${link}`}>
            {host === undefined ? <Link to={link}>{title}</Link> : <a href={underHost(host, link)}>{title}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page under a host whose first label is given: addresses in numbers have no labels, `localhost` takes any. */
function underHost(label: string, link: string): string {
  const { hostname, port, protocol } = globalThis.location
  const base = /^[\d.]+$|^\[|localhost$/.test(hostname) ? 'localhost' : hostname
  return `${protocol}//${label}.${base}${port && `:${port}`}${link}`
}
