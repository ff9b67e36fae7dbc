import { useTranslations } from 'use-intl/react'
import { DomainList } from '#ui/domain-list.tsx'
import { VisuallyHidden } from '#ui/layout.tsx'
import { domainsOf, type ContactCase } from './contact-case.ts'
import styles from './decision.module.css'
import { useContactFacts } from './use-contact-facts.tsx'

/** The contact as on an envelope, and its domains. `none` replaces an unknown contact. */
export function ContactBlock({ contactCase, none }: { contactCase: ContactCase; none?: string | undefined }) {
  const t = useTranslations('contact')
  const facts = useContactFacts(contactCase)
  const domains = domainsOf(contactCase)
  return (
    <div className={styles.contact}>
      <dl>
        {facts.map(({ part, label, value }) => (
          <div key={part} data-part={part}>
            <dt className={part === 'email' ? styles.recorded : undefined}>
              {part === 'email' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
            </dt>
            <dd>{part === 'label' ? (none ?? value) : value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        <dt className={styles.recorded}>{t('domains.label', { count: domains.length })}</dt>
        <dd>
          <DomainList domains={domains} />
        </dd>
      </dl>
    </div>
  )
}
