import { useTranslations } from 'use-intl/react'
import type { TransferAway } from '#api/transfer.ts'
import { MandatedTextView } from '#decision/mandated-text.tsx'
import { TRANSFER_CONFIRMATION } from '#decision/mandated-texts.ts'
import { useMoment } from '#ui/use-moment.ts'
import type { Requester } from '#ui/requester.tsx'
import { readDate } from '#lib/dates.ts'
import { Section } from '#ui/layout.tsx'

/** The English text's wording for unknown values. */
const UNKNOWN = { registrar: 'Your registrar', date: '(date not known)', contact: 'your domain provider' }

/** The text that the losing registrar must show. Names this site by its host alone: an address would hold the key. */
export function Confirmation({ transfer, requester }: { transfer: TransferAway; requester: Requester }) {
  const t = useTranslations('transferAway')
  const moment = useMoment()
  const fill = (unknown: typeof UNKNOWN) => {
    const date = (value: unknown) => {
      const read = readDate(value)
      return read ? moment(read).utc : unknown.date
    }
    const registrar = requester.registrarName ?? unknown.registrar
    return {
      registrar,
      notified: date(transfer.request_date),
      deadline: date(transfer.approval_deadline),
      contact: requester.resellerName ?? requester.registrarName ?? unknown.contact,
      website: globalThis.location.host,
    }
  }
  const values = fill({
    registrar: t('yourRegistrar'),
    date: t('dateUnknown'),
    contact: t('yourProvider'),
  })
  return (
    <Section heading={t('confirmation')}>
      <MandatedTextView
        text={TRANSFER_CONFIRMATION}
        values={fill(UNKNOWN)}
        translate={(id) => {
          const paragraph = id as 'received' | 'cancel' | 'silence'
          return t(`mandated.${paragraph}`, values)
        }}
      />
    </Section>
  )
}
