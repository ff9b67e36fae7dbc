import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { Policy } from '#decision/policy.ts'
import { ErrorSummary, useAttempts } from '#forms/error-summary.tsx'
import { useRepairText } from '#forms/use-normalized-fields.ts'
import { TextField } from '#forms/text-field.tsx'
import { normalizeText, type Repair } from '#lib/normalize-text.ts'
import { Button } from '#ui/button.tsx'
import { hasUnusualLength, unusualParts, withoutQuotes } from './auth-code.ts'

const PROBLEMS = ['empty', 'tooLong', 'refused'] as const
const FIELD = 'auth-code'

const loadValidation = () => import('./schema.ts').catch(() => undefined)

export type AuthCode = ReturnType<typeof useAuthCode>

/** The state of the auth code field, preserved when a call fails. A form library would add 10% to the page's scripts. */
export function useAuthCode(initial: string) {
  const repairText = useRepairText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [repairs, setRepairs] = useState<Repair[]>([])
  const { attempt, countFailure } = useAttempts()
  const value = () => input.current?.value ?? code
  const replace = (text: string) => {
    if (input.current) input.current.value = text
    setCode(text)
  }
  return {
    input,
    initial,
    code,
    problem,
    attempt,
    value,
    replace,
    unsaved: code !== initial,
    /** Describes how normalization changed the code. */
    repairNote: repairText(repairs),
    onInput: () => {
      setCode(value())
      setRepairs([])
    },
    /**
     * Cleans and validates the code. Not called on blur, because an error text could move the button during a click. If
     * the validation chunk cannot be loaded, only the backend validates.
     */
    isReady: async () => {
      // The field must show what is sent. Password managers fill it without an event.
      const { text, repairs: newRepairs } = normalizeText(value(), 'authCode')
      replace(text)
      setRepairs(newRepairs)
      const newProblem = (await loadValidation())?.problemOf(text)
      setProblem(newProblem)
      if (newProblem !== undefined) countFailure()
      return newProblem === undefined
    },
    markRefused: () => setProblem('refused'),
  }
}

/** The field for the auth code, masked by default. */
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
  const { input, initial, code, attempt, repairNote, onInput, replace } = authCode
  const problem = PROBLEMS.find((key) => key === authCode.problem)
  const error = problem && t(`problems.${problem}`, { code: name })
  const format = useFormatter()
  const parts = unusualParts(code).map((part) =>
    part === 'space' || part === 'hyphen' ? t(`found.${part}`) : `“${part}”`,
  )
  const unquotedCode = withoutQuotes(code)
  const lengthText = t('unusual')
  const containsText = parts.length > 0 && t('contains', { found: format.list(parts) })
  const note = unquotedCode ? t('quotes') : containsText || (hasUnusualLength(code) ? lengthText : undefined)
  return (
    <>
      <ErrorSummary problems={error ? [{ field: FIELD, text: error }] : []} attempt={attempt} />
      <TextField
        ref={input}
        id={FIELD}
        name="code"
        defaultValue={initial}
        code
        type={shown ? 'text' : 'password'}
        label={t('label', { code: name })}
        hint={t('hint')}
        help={
          <>
            {unquotedCode && (
              <Button
                look="link"
                onClick={() => {
                  replace(unquotedCode)
                  input.current?.focus()
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
        notes={[lengthText]}
        screenReaderText={repairNote}
        onFocus={() => void loadValidation()}
        onChange={onInput}
        action={
          <Button look="link" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t('show', { code: name })}
          </Button>
        }
      />
    </>
  )
}
