import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { renderedHost } from '#api/embedded-responses.ts'
import { transportOf } from '#api/query-client.ts'
import type { TransferAway } from '#api/transfer.ts'
import { fillPlaceholders, PrescribedTextView } from '#decision/prescribed-text.tsx'
import { withKnownValues, TRANSFER_CONFIRMATION } from '#decision/prescribed-texts.ts'
import type { Policy } from '#decision/policy.ts'
import { inUtc } from '#ui/use-moment.tsx'
import type { Requester } from '#ui/requester.tsx'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { Section } from '#ui/layout.tsx'
import styles from './confirmation.module.css'

/** Texts in place of unknown names in the English text. */
const FALLBACKS = {
  registrar: 'Your registrar',
  registrant: 'Registered Name Holder',
  contact: 'contacting your domain provider',
}

/** ICANN's list of accredited registrars with their IANA IDs. */
const REGISTRARS = 'https://www.icann.org/en/contracted-parties/accredited-registrars/list-of-accredited-registrars'

/** Keeps the placeholders in a message, so that they can be filled in with elements. */
const PLACEHOLDERS = {
  registrar: '{registrar}',
  registrant: '{registrant}',
  domain: '{domain}',
  notified: '{notified}',
  deadline: '{deadline}',
  contact: '{contact}',
  website: '{website}',
}

/** Returns the confirmation form with the wording for the known dates. */
export function confirmationOf({ request_date: notified, approval_deadline: deadline }: TransferAway) {
  const known = (date: unknown) => (readDate(date) ? 'known' : undefined)
  const names = { registrar: 'known', registrant: 'known', domain: 'known', contact: 'known', website: 'known' }
  return withKnownValues(TRANSFER_CONFIRMATION, { ...names, notified: known(notified), deadline: known(deadline) })
}

/** The losing registrar's confirmation form. Names only the host of this site, because a URL would contain the key. */
export function Confirmation({
  transfer,
  domain,
  requester,
  policy,
}: {
  transfer: TransferAway
  domain: string
  requester: Requester
  policy: Policy
}) {
  const t = useTranslations('transferAway')
  const { host } = new URL(transportOf(useQueryClient()).origin)
  // Hydrates with the host that the server rendered, then uses the actual host.
  const website = useHydrated() ? host : (renderedHost ?? host)
  const dateText = (value: unknown) => {
    const parsed = readDate(value)
    return parsed ? inUtc(parsed) : ''
  }
  const fill = (fallbacks: typeof FALLBACKS) => ({
    registrar: requester.registrarName ?? fallbacks.registrar,
    notified: dateText(transfer.request_date),
    deadline: dateText(transfer.approval_deadline),
    registrant: fallbacks.registrant,
    domain,
    contact: readText(transfer.losing_registrar_contact) ?? fallbacks.contact,
    website,
  })
  const values = fill({ registrar: t('yourRegistrar'), registrant: t('registrant'), contact: t('contact') })
  const ianaId = readText(transfer.gaining_registrar_iana_id)
  return (
    <Section heading={t('confirmation')}>
      <p>
        {t('prescribedBy')} {readDate(transfer.approval_deadline) && t('prescribedDates')}
      </p>
      <div className={styles.prescribed}>
        <PrescribedTextView
          text={confirmationOf(transfer)}
          values={fill(FALLBACKS)}
          translate={(id) => fillPlaceholders(t(`prescribed.${id as ConfirmationPart}`, PLACEHOLDERS), values)}
        />
      </div>
      {policy.confirmationNamesRegistrar && (
        <p>
          {ianaId && t('gainingId', { id: ianaId })} <a href={REGISTRARS}>{t('registrars')}</a>
        </p>
      )}
    </Section>
  )
}

type DatedPart = 'received' | 'cancel' | 'noResponse'
type ConfirmationPart = 'included' | 'title' | 'attention' | 'subject' | DatedPart | `${DatedPart}Undated`
