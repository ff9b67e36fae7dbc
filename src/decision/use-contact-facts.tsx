import { useLocale, useTranslations } from 'use-intl/react'
import { countryName } from '#lib/countries.ts'
import { readText } from '#lib/readers.ts'
import type { Fact } from '#ui/facts.tsx'
import { type ContactCase, domainsOf } from './contact-case.ts'
import styles from './decision.module.css'

const PARTS = ['name', 'organization', 'address', 'postalCode', 'city', 'state', 'country', 'email'] as const

const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address', 'postalCode', 'city', 'state', 'country'])

/** Returns the known parts of a contact in envelope order, or the text for an unknown contact. */
export function useContactFacts(contactCase: ContactCase): (Fact & { part: (typeof PARTS)[number] | 'unknown' })[] {
  const t = useTranslations('contact')
  const locale = useLocale()
  const contact = contactCase.contact_data ?? {}
  const country = readText(contact.country)
  const address = readText(contact.address)
  const city = readText(contact.city)
  const state = readText(contact.state)
  const email = readText(contact.email)
  const values = {
    name: readText(contact.full_name),
    organization: readText(contact.org_name),
    address: address && <span className={styles.lines}>{address}</span>,
    postalCode: readText(contact.postal_code),
    city,
    // Do not repeat the name of a city state.
    state: state === city ? undefined : state,
    country: country && <span suppressHydrationWarning>{countryName(country, locale)}</span>,
    email: email && <EmailText>{email}</EmailText>,
  }
  const facts = PARTS.flatMap((part) => (values[part] ? [{ part, label: t(part), value: values[part] }] : []))
  return facts.length > 0 ? facts : [{ part: 'unknown', label: t('label'), value: t('none') }]
}

/** Returns the known parts of a contact for a record, with the address as one fact. */
export function useContactRecord(contactCase: ContactCase): Fact[] {
  const t = useTranslations('contact')
  // The text for an unknown contact is only for open questions.
  const facts = useContactFacts(contactCase).filter(({ part }) => part !== 'unknown')
  const otherFacts = facts.filter(({ part }) => !ADDRESS_PARTS.has(part))
  const address = facts.filter(({ part }) => ADDRESS_PARTS.has(part))
  if (address.length === 0) return otherFacts
  return [
    ...otherFacts,
    {
      label: t('address'),
      value: (
        <div className={styles.contactAddress}>
          {address.map(({ part, value }) => (
            <div key={part} data-part={part}>
              {value}
            </div>
          ))}
        </div>
      ),
    },
  ]
}

export function useContactReceipt(contactCase: ContactCase) {
  const t = useTranslations('contact')
  const { full_name: name, email } = contactCase.contact_data ?? {}
  const domains = domainsOf(contactCase)
  return [
    { label: t('name'), value: readText(name) ?? '' },
    { label: t('email'), value: readText(email) ?? '' },
    { label: t('domains.label', { count: domains.length }), value: domains.join(', ') },
  ]
}

/** An email address that can wrap after the @. */
export function EmailText({ children }: { children: string }) {
  const domainStart = children.lastIndexOf('@') + 1
  return (
    <span className={styles.contactEmail}>
      <span>{children.slice(0, domainStart)}</span>
      <span>{children.slice(domainStart)}</span>
    </span>
  )
}
