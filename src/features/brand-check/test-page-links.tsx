import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { Section } from '#ui/layout.tsx'
import styles from './brand-check.module.css'

/** The ways to the test pages of a reseller that are on here; some need the name of the back office as well. */
export function TestPageLinks({ reseller, systemName }: { reseller: string; systemName: string | undefined }) {
  const t = useTranslations('brandCheck')
  const title = useTranslations()
  const { routesById } = useRouter()
  const { data: features } = useQuery(getAppConfig())
  return (
    <Section heading={t('testPages')}>
      <ul className={styles.links}>
        {TEST_PAGES.filter(isOn).map((to) => (
          <li key={to}>
            <Link to={to} params={{ reseller }}>
              {titleOf(to)}
            </Link>
          </li>
        ))}
        {systemName &&
          SYSTEM_TEST_PAGES.filter(isOn).map((to) => (
            <li key={to}>
              <Link to={to} params={{ reseller, system_name: systemName }}>
                {titleOf(to)}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )

  function isOn(page: keyof typeof routesById): boolean {
    const { feature } = routesById[page].options.staticData ?? {}
    return !feature || isFeatureOn(features, feature)
  }

  function titleOf(page: keyof typeof routesById): string | undefined {
    const { title: name } = routesById[page].options.staticData ?? {}
    return name && title(name)
  }
}
