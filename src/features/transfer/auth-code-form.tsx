import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { Policy } from '#decision/policy.ts'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { useAttempts } from '#forms/use-attempts.ts'
import { useTypedText } from '#forms/use-typed-text.ts'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button.tsx'
import { isUnusual, unusualParts, withoutQuotes, type AuthCodeValues } from './auth-code.ts'

const PROBLEMS = ['empty', 'tooLong', 'refused'] as const
const FIELD = 'auth-code'

const validation = lazyResolver<AuthCodeValues>(() => import('./schema.ts'))

/** The auth code as it is being typed. */
export type AuthCode = ReturnType<typeof useAuthCode>

/** The form of the auth code. It keeps its value through every failure. */
export function useAuthCode(initial: string) {
  const form = useForm<AuthCodeValues>({ defaultValues: { code: initial }, resolver: validation.resolver })
  const { attempt, counted } = useAttempts()
  const typed = useTypedText(form, { code: 'authCode' })
  return {
    form,
    attempt,
    unsaved: form.formState.isDirty,
    /** What was changed in the code, to be read before it is sent. */
    repaired: typed.noteOf('code'),
    typed: typed.forget,
    value: () => form.getValues('code'),
    /**
     * Cleans the code and shows what is wrong with it, if anything. Only a press does: on blur, the page would change
     * under the pointer that presses. A check that cannot be loaded is left to the backend.
     */
    isReady: () => {
      typed.read()
      return counted(form.trigger('code'))
    },
    /** The backend does not accept this code. */
    refuse: () => form.setError('code', { type: 'server', message: 'refused' }),
  }
}

/** The field for the auth code: never corrected, cleaned when it is sent, hidden until asked for. */
export function AuthCodeField({
  authCode,
  name,
  help,
}: {
  authCode: AuthCode
  name: Policy['codeName']
  help: string | undefined
}) {
  const t = useTranslations('transferIn.code')
  const [shown, setShown] = useState(false)
  const { form, attempt, repaired, typed } = authCode
  const code = useWatch({ control: form.control, name: 'code' })
  const problem = PROBLEMS.find((known) => known === form.formState.errors.code?.message)
  const error = problem && t(`problems.${problem}`, { code: name })
  const format = useFormatter()
  const parts = unusualParts(code).map((part) =>
    part === 'space' || part === 'hyphen' ? t(`found.${part}`) : `“${part}”`,
  )
  const unquoted = withoutQuotes(code)
  const unusual = t('unusual')
  const contains = t('contains', { found: format.list(parts.length > 0 ? parts : [t('found.hyphen')]) })
  const note = unquoted ? t('quotes') : parts.length > 0 ? contains : isUnusual(code) ? unusual : undefined
  const { onChange, ...field } = form.register('code')
  return (
    <>
      <ErrorSummary problems={error ? [{ field: FIELD, text: error }] : []} attempt={attempt} />
      <TextField
        {...field}
        id={FIELD}
        code
        type={shown ? 'text' : 'password'}
        label={t('label', { code: name })}
        hint={t('hint')}
        help={
          <>
            {unquoted && (
              <Button
                look="link"
                onClick={() => {
                  form.setValue('code', unquoted, { shouldDirty: true })
                  form.setFocus('code')
                }}
              >
                {t('unquote')}
              </Button>
            )}{' '}
            {help && <a href={help}>{t('help', { code: name })}</a>}
          </>
        }
        error={error}
        note={error ? undefined : note}
        notes={[unusual]}
        heard={repaired}
        onFocus={validation.warm}
        onChange={(event) => {
          typed()
          void onChange(event)
        }}
        action={
          <Button look="link" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t('show', { code: name })}
          </Button>
        }
      />
    </>
  )
}
