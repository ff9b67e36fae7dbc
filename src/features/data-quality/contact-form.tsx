import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl/react'
import type { ContactFields, DataQuality } from '#api/data-quality.ts'
import type { ApiError } from '#api/errors.ts'
import { ErrorSummary, useAttempts } from '#forms/error-summary.tsx'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { useNormalizedFields } from '#forms/use-normalized-fields.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField, TextField } from '#forms/text-field.tsx'
import { countriesToChoose } from '#lib/countries.ts'
import type { TextKind } from '#lib/normalize-text.ts'
import { FIELDS } from './rules.ts'

const PROBLEMS = [
  'full_name',
  'email',
  'emailNoAt',
  'emailIncomplete',
  'emailSpaces',
  'tooLong',
  'address',
  'city',
  'country',
] as const

const TEXT_KINDS: Partial<Record<keyof ContactFields, TextKind>> = {
  ...Object.fromEntries(FIELDS.map((name) => [name, 'text'])),
  email: 'email',
  country: 'key',
}

const validation = lazyResolver<ContactFields>(() => import('./schema.ts'))

export type ContactForm = ReturnType<typeof useContactForm>

/** The state of the contact form. It survives failures and language changes. */
export function useContactForm(initial: ContactFields) {
  const form: UseFormReturn<ContactFields> = useForm({
    defaultValues: initial,
    resolver: validation.resolver,
    // The summary takes focus.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const fields = useNormalizedFields(form, TEXT_KINDS)
  const { attempt, countFailure, resetCount, countIfInvalid } = useAttempts()
  const { isDirty, errors } = form.formState
  return {
    form,
    errors,
    attempt,
    unsaved: isDirty,
    hasServerErrors: Object.values(errors).some((error) => error?.type === 'server'),
    values: () => form.getValues(),
    reset: (contact: ContactFields) => {
      form.reset(contact)
      fields.clearRepairs()
      resetCount()
    },
    /** Validates and shows errors. Resolves to false if a field is invalid or the validation code cannot be loaded. */
    isReady: () => {
      fields.normalize()
      return countIfInvalid(form.trigger())
    },
    noteOf: fields.noteOf,
    showServerErrors: (problems: ApiError['fields']) => {
      for (const name of FIELDS) {
        const message = problems[name]
        if (message) form.setError(name, { type: 'server', message })
      }
      countFailure()
    },
  }
}

export function ContactFieldset({ contact, contactCase }: { contact: ContactForm; contactCase: DataQuality }) {
  const t = useTranslations('dataQuality.form')
  const normalizedText = useTranslations('form.normalized')
  const label = useTranslations('contact')
  const locale = useLocale()
  const { form, errors, attempt } = contact
  const [name, address] = useWatch({ control: form.control, name: ['full_name', 'address'] })
  const textOf = (field: keyof ContactFields): string | undefined => {
    const error = errors[field]
    if (error?.type === 'server') return error.message
    const [message, maxLength = ''] = error?.message?.split(' ') ?? []
    if (message === 'damaged') return normalizedText(message)
    const problem = PROBLEMS.find((known) => known === message)
    return problem && t(`problems.${problem}`, { most: maxLength })
  }
  const field = (id: keyof ContactFields) => ({
    ...form.register(id),
    id,
    error: textOf(id),
    note: contact.noteOf(id),
  })
  const problems = FIELDS.flatMap((id) => {
    const text = textOf(id)
    return text ? [{ field: id, text }] : []
  })
  const currentCountry = form.formState.defaultValues?.country ?? ''
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('full_name')}
        label={label('name')}
        autoComplete="name"
        onFocus={validation.preload}
        note={contact.noteOf('full_name') ?? (isShort(name) ? t('nameShort') : undefined)}
      />
      <TextField
        {...field('org_name')}
        label={label('organization')}
        hint={t('organizationHint')}
        autoComplete="organization"
      />
      <TextField
        {...field('email')}
        label={label('email')}
        // No `type="email"`: browsers would change the input and reject international addresses.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...field('address')}
        label={label('address')}
        hint={t('addressHint')}
        rows={3}
        autoComplete="street-address"
        note={contact.noteOf('address') ?? (/^\s*\d+\s*$/.test(address) ? t('addressDigits') : undefined)}
      />
      <TextField
        {...field('postal_code')}
        label={label('postalCode')}
        hint={t('optional')}
        autoComplete="postal-code"
      />
      <TextField {...field('city')} label={label('city')} autoComplete="address-level2" />
      <TextField {...field('state')} label={label('state')} hint={t('optional')} autoComplete="address-level1" />
      <SelectField
        {...field('country')}
        label={label('country')}
        prompt={t('chooseCountry')}
        options={countriesToChoose(contactCase.countries, currentCountry, locale)}
        autoComplete="country"
      />
    </>
  )
}

/** Returns whether a name has fewer than three letters. Such names exist, but registries often question them. */
function isShort(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return name.trim() !== '' && letters < 3
}
