import { useLocale, useTranslations } from 'use-intl/react'
import type { ContactFields, DataQuality } from '#api/data-quality.ts'
import { Facts } from '#ui/facts.tsx'
import { TestNote } from '#decision/test-note.tsx'
import { trustedPress } from '#forms/trusted-press.ts'
import { countryName } from '#lib/countries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { contactOf, tidy } from './rules.ts'
import type { Correction } from './use-correction.ts'

const LABELS = {
  full_name: 'name',
  org_name: 'organization',
  email: 'email',
  address: 'address',
  postal_code: 'postalCode',
  city: 'city',
  state: 'state',
  country: 'country',
} as const satisfies Record<keyof ContactFields, string>

export function SaveDialog({ contactCase, correction }: { contactCase: DataQuality; correction: Correction }) {
  const t = useTranslations('dataQuality.correct')
  const label = useTranslations('contact')
  const decisionWords = useTranslations('decision')
  const locale = useLocale()
  const { decision, form } = correction
  const [before, after] = [tidy(contactOf(contactCase)), tidy(form.values())]
  const shown = (name: keyof ContactFields, value: string) => (name === 'country' ? countryName(value, locale) : value)
  const change = (name: keyof ContactFields) => {
    const values = { before: shown(name, before[name]), after: shown(name, after[name]), bdi }
    if (before[name] === '') return t.rich('added', values)
    return after[name] === '' ? t.rich('removed', values) : t.rich('change', values)
  }
  return (
    <Dialog
      title={t('question')}
      onCancel={decision.back}
      actions={
        <>
          <Button look="primary" busy={decision.sending} onClick={trustedPress(decision.confirm)}>
            {t('save')}
          </Button>
          <Button onClick={decision.back}>{decisionWords('back')}</Button>
        </>
      }
    >
      <p>{t('effect')}</p>
      <Facts facts={correction.changes().map((name) => ({ label: label(LABELS[name]), value: change(name) }))} />
      {correction.changes().map((name) => {
        const note = form.noteOf(name)
        return note && <p key={name}>{`${label(LABELS[name])}: ${note}`}</p>
      })}
      <TestNote />
      <p role="status">
        {decision.sending && (
          <>
            {decisionWords('sending')} <StillWaiting />
          </>
        )}
      </p>
    </Dialog>
  )
}
