import { useTranslations } from 'use-intl/react'
import { DomainList } from '#ui/domain-list.tsx'
import { VisuallyHidden } from '#ui/layout.tsx'
import { domainsOf, type ContactCase } from './contact-case.ts'
import styles from './decision.module.css'
import { useContactFacts } from './use-contact-facts.tsx'

/** The contact as it would stand on an envelope, and the domains that it holds: what is to be read before any answer. */
export function ContactBlock({ contactCase }: { contactCase: ContactCase }) {
  const t = useTranslations('contact')
  const facts = useContactFacts(contactCase)
  const domains = domainsOf(contactCase)
  return (
    <dl className={styles.contact}>
      {facts.map(({ part, label, value }) => (
        <div key={part} data-part={part}>
          <dt>
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className={styles.recorded}>{t('domains.label', { count: domains.length })}</dt>
        <dd>
          <DomainList domains={domains} />
        </dd>
      </div>
    </dl>
  )
}
