import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { renderedHost } from '#api/preloaded.ts'
import { transportOf } from '#api/query-client.ts'
import type { TransferAway } from '#api/transfer.ts'
import { filled, MandatedTextView } from '#decision/mandated-text.tsx'
import { formOf, TRANSFER_CONFIRMATION } from '#decision/mandated-texts.ts'
import { inUtc } from '#ui/use-moment.tsx'
import type { Requester } from '#ui/requester.tsx'
import { readDate } from '#lib/dates.ts'
import { Section } from '#ui/layout.tsx'
import styles from './confirmation.module.css'

/** The English text's wording for unknown names. */
const UNKNOWN = { registrar: 'Your registrar', contact: 'your domain provider' }

/** For a message whose placeholders are filled in by elements. */
const PLACEHOLDERS = {
  registrar: '{registrar}',
  notified: '{notified}',
  deadline: '{deadline}',
  contact: '{contact}',
  website: '{website}',
}

/** The losing registrar's text in the form that fits the dates that are known of a transfer. */
export function confirmationOf({ request_date: notified, approval_deadline: deadline }: TransferAway) {
  const known = (date: unknown) => (readDate(date) ? 'known' : undefined)
  const names = { registrar: 'known', contact: 'known', website: 'known' }
  return formOf(TRANSFER_CONFIRMATION, { ...names, notified: known(notified), deadline: known(deadline) })
}

/** The text that the losing registrar must show. Names this site by its host alone: an address would hold the key. */
export function Confirmation({ transfer, requester }: { transfer: TransferAway; requester: Requester }) {
  const t = useTranslations('transferAway')
  const { host } = new URL(transportOf(useQueryClient()).origin)
  // Hydrated as it was rendered, then as it is.
  const website = useHydrated() ? host : (renderedHost ?? host)
  const date = (value: unknown) => {
    const read = readDate(value)
    return read ? inUtc(read) : ''
  }
  const fill = (unknown: typeof UNKNOWN) => ({
    registrar: requester.registrarName ?? unknown.registrar,
    notified: date(transfer.request_date),
    deadline: date(transfer.approval_deadline),
    contact: requester.resellerName ?? requester.registrarName ?? unknown.contact,
    website,
  })
  const values = fill({ registrar: t('yourRegistrar'), contact: t('yourProvider') })
  return (
    <Section heading={t('confirmation')}>
      <p>
        {t('prescribed')} {readDate(transfer.approval_deadline) && t('prescribedDates')}
      </p>
      <div className={styles.prescribed}>
        <MandatedTextView
          text={confirmationOf(transfer)}
          values={fill(UNKNOWN)}
          translate={(id) => filled(t(`mandated.${id as ConfirmationPart}`, PLACEHOLDERS), values)}
        />
      </div>
    </Section>
  )
}

type Dated = 'received' | 'cancel' | 'silence'
type ConfirmationPart = Dated | `${Dated}Undated`
