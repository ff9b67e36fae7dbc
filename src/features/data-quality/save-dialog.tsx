import { useLocale, useTranslations } from 'use-intl/react'
import type { ContactFields, DataQuality } from '#api/data-quality.ts'
import { Facts } from '#ui/facts.tsx'
import { ConfirmDialog } from '#decision/decision-page.tsx'
import { countryName } from '#lib/countries.ts'
import { bdi } from '#ui/link-tag.tsx'
import { contactOf, LABELS, normalizeContact } from './rules.ts'
import type { Correction } from './use-correction.ts'

export function SaveDialog({ contactCase, correction }: { contactCase: DataQuality; correction: Correction }) {
  const t = useTranslations('dataQuality.correct')
  const label = useTranslations('contact')
  const locale = useLocale()
  const { decision, form } = correction
  const [before, after] = [normalizeContact(contactOf(contactCase)), normalizeContact(form.values())]
  const textOf = (name: keyof ContactFields, value: string) => (name === 'country' ? countryName(value, locale) : value)
  const change = (name: keyof ContactFields) => {
    const values = { before: textOf(name, before[name]), after: textOf(name, after[name]), bdi }
    if (before[name] === '') return t.rich('added', values)
    return after[name] === '' ? t.rich('removed', values) : t.rich('change', values)
  }
  return (
    <ConfirmDialog title={t('question')} label={t('save')} look="primary" decision={decision}>
      <p>{t('effect')}</p>
      <Facts facts={correction.changes().map((name) => ({ label: label(LABELS[name]), value: change(name) }))} />
      {correction.changes().map((name) => {
        const note = form.noteOf(name)
        return note && <p key={name}>{`${label(LABELS[name])}: ${note}`}</p>
      })}
    </ConfirmDialog>
  )
}
