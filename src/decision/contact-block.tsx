import { useTranslations } from 'use-intl/react'
import { VisuallyHidden } from '#ui/layout.tsx'
import { readDomain } from '#lib/domain-name.ts'
import { type ContactCase, domainsOf } from './contact-case.ts'
import styles from './decision.module.css'
import { useContactFacts } from './use-contact-facts.tsx'

/** The contact, laid out as on an envelope, and its domains. `unknownText` is the text for an unknown contact. */
export function ContactBlock({ contactCase, unknownText }: { contactCase: ContactCase; unknownText?: string }) {
  const t = useTranslations('contact')
  const facts = useContactFacts(contactCase)
  const domains = domainsOf(contactCase)
  return (
    <div className={styles.contact}>
      <dl>
        {facts.map(({ part, label, value }) => (
          <div key={part} data-part={part}>
            <dt className={part === 'email' ? styles.secondary : undefined}>
              {part === 'email' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
            </dt>
            <dd>{part === 'unknown' ? (unknownText ?? value) : value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        <dt className={styles.secondary}>{t('domains.label', { count: domains.length })}</dt>
        <dd>
          <DomainList domains={domains} />
        </dd>
      </dl>
    </div>
  )
}

/** Number of visible domains in a collapsed list. A list is not collapsed to hide a single domain. */
const VISIBLE = 5

/** All domains of a case. Internationalized domains (IDN) also show their ASCII form. */
function DomainList({ domains }: { domains: readonly string[] }) {
  const t = useTranslations('contact.domains')
  if (domains.length === 0) return <span>{t('none')}</span>
  const [visible, hidden] =
    domains.length > VISIBLE + 1 ? [domains.slice(0, VISIBLE), domains.slice(VISIBLE)] : [domains, []]
  return (
    <>
      <List domains={visible} />
      {hidden.length > 0 && (
        <details>
          <summary>{t('more', { count: hidden.length })}</summary>
          <List domains={hidden} />
        </details>
      )}
    </>
  )
}

function List({ domains }: { domains: readonly string[] }) {
  return (
    <ul className={styles.domains} role="list" translate="no">
      {domains.map((domain, index) => {
        const { unicode, ascii } = readDomain(domain)
        return (
          <li key={index}>
            <bdi>{unicode}</bdi>
            {ascii && <small>{ascii}</small>}
          </li>
        )
      })}
    </ul>
  )
}
