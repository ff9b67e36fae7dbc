import { useLocale, useTranslations } from 'use-intl/react'
import type { Verification } from '#api/verification.ts'
import type { Fact } from '#decision/facts.tsx'
import { readText } from '#lib/text.ts'
import { DomainList } from './domain-list.tsx'
import { domainsOf } from './rules.ts'
import styles from './verification.module.css'

/** The contact as it is registered, and the domains that it holds. */
export function useContactFacts(verification: Verification): Fact[] {
  const t = useTranslations('verification')
  const locale = useLocale()
  const contact = verification.contact_data ?? {}
  const country = readText(contact.country)
  const domains = domainsOf(verification)
  const facts: Fact[] = [
    { label: t('contact.name'), value: readText(contact.full_name) },
    { label: t('contact.organization'), value: readText(contact.org_name) },
    { label: t('contact.email'), value: readText(contact.email) },
    { label: t('contact.address'), value: lines(contact.address) },
    { label: t('contact.postalCode'), value: readText(contact.postal_code) },
    { label: t('contact.city'), value: readText(contact.city) },
    { label: t('contact.state'), value: readText(contact.state) },
    { label: t('contact.country'), value: country && countryName(country, locale) },
  ]
  const known = facts.some(({ value }) => Boolean(value))
  return [
    ...(known ? facts : [{ label: t('contact.label'), value: t('contact.none') }]),
    { label: t('domains.label', { count: domains.length }), value: <DomainList domains={domains} /> },
  ]
}

function lines(address: unknown) {
  const text = readText(address)
  return text && <span className={styles.lines}>{text}</span>
}

/** A country by its name in the page's language; a code that is none stands as it came. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
