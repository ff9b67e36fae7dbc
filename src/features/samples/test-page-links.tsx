import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { Section } from '#ui/layout.tsx'
import styles from './brand-check.module.css'

/** The ways to every test page of a reseller; some need the name of the back office as well. */
export function TestPageLinks({ reseller, systemName }: { reseller: string; systemName: string | undefined }) {
  const t = useTranslations('brandCheck')
  const title = useTranslations('shell.title')
  const params = { reseller }
  return (
    <Section heading={t('testPages')}>
      <ul className={styles.links}>
        <li>
          <Link to="/trade/test/$reseller" params={params}>
            {title('trade')}
          </Link>
        </li>
        <li>
          <Link to="/transfer/test/$reseller" params={params}>
            {title('transferAway')}
          </Link>
        </li>
        <li>
          <Link to="/dlstest/$reseller" params={params}>
            {title('listing')}
          </Link>
        </li>
        <li>
          <Link to="/trademarktest/$reseller" params={params}>
            {title('trademark')}
          </Link>
        </li>
        <li>
          <Link to="/registrant/verification/test/$reseller" params={params}>
            {title('verification')}
          </Link>
        </li>
        <li>
          <Link to="/test/registrant/data_quality/$reseller" params={params}>
            {title('dataQuality')}
          </Link>
        </li>
        {systemName && (
          <>
            <li>
              <Link to="/consent/test/$system_name/$reseller" params={{ ...params, system_name: systemName }}>
                {title('preferences')}
              </Link>
            </li>
            <li>
              <Link to="/request/test/$system_name/$reseller" params={{ ...params, system_name: systemName }}>
                {title('dataCopy')}
              </Link>
            </li>
          </>
        )}
      </ul>
    </Section>
  )
}
