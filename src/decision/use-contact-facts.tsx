import { useLocale, useTranslations } from 'use-intl/react'
import { countryName } from '#lib/countries.ts'
import { readText } from '#lib/readers.ts'
import { domainsOf, type ContactCase } from './contact-case.ts'
import styles from './decision.module.css'
import { DomainList } from '#ui/domain-list.tsx'
import type { Fact } from '#ui/facts.tsx'

/** The contact as it is registered, and the domains that it holds. */
export function useContactFacts(contactCase: ContactCase): Fact[] {
  const t = useTranslations('contact')
  const locale = useLocale()
  const contact = contactCase.contact_data ?? {}
  const country = readText(contact.country)
  const domains = domainsOf(contactCase)
  const facts: Fact[] = [
    { label: t('name'), value: readText(contact.full_name) },
    { label: t('organization'), value: readText(contact.org_name) },
    { label: t('email'), value: readText(contact.email) },
    { label: t('address'), value: lines(contact.address) },
    { label: t('postalCode'), value: readText(contact.postal_code) },
    { label: t('city'), value: readText(contact.city) },
    { label: t('state'), value: readText(contact.state) },
    { label: t('country'), value: country && <span suppressHydrationWarning>{countryName(country, locale)}</span> },
  ]
  const known = facts.some(({ value }) => Boolean(value))
  return [
    ...(known ? facts : [{ label: t('label'), value: t('none') }]),
    { label: t('domains.label', { count: domains.length }), value: <DomainList domains={domains} /> },
  ]
}

function lines(address: unknown) {
  const text = readText(address)
  return text && <span className={styles.lines}>{text}</span>
}
