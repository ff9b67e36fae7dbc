import { useTranslations } from 'use-intl/react'
import { readDomain } from '#lib/domain-name.ts'
import styles from './domain-list.module.css'

/** Number of domains that are always visible; a disclosure holds the others. */
const IN_SIGHT = 5

/** All domains that an answer counts for, however many; those of an international name with its registry form. */
export function DomainList({ domains }: { domains: readonly string[] }) {
  const t = useTranslations('contact.domains')
  if (domains.length === 0) return <span>{t('none')}</span>
  const [first, rest] =
    domains.length > IN_SIGHT + 1 ? [domains.slice(0, IN_SIGHT), domains.slice(IN_SIGHT)] : [domains, []]
  return (
    <>
      <List domains={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('more', { count: rest.length })}</summary>
          <List domains={rest} />
        </details>
      )}
    </>
  )
}

function List({ domains }: { domains: readonly string[] }) {
  return (
    <ul className={styles.domains} role="list" translate="no">
      {domains.map((domain, index) => {
        const { shown, ascii } = readDomain(domain)
        return (
          <li key={index}>
            <bdi>{shown}</bdi>
            {ascii && <small>{ascii}</small>}
          </li>
        )
      })}
    </ul>
  )
}
