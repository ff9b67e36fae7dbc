import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Notice } from '#ui/notice.tsx'
import styles from './text-field.module.css'

/** A field error; `field` is the id of the input. */
export type FieldProblem = { field: string; text: string }

/**
 * The errors of a form, each with a link to its field. Takes focus after every attempt that found an error.
 *
 * @param attempt a number that increases with every failed attempt
 */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const t = useTranslations('form.summary')
  const ref = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(0)
  // React may render the new attempt before its problems.
  useEffect(() => {
    if (attempt > 0 && !ref.current) return
    if (attempt > focusedAttempt.current) ref.current?.focus()
    focusedAttempt.current = attempt
  })
  if (problems.length === 0) return null
  return (
    <Notice tone="danger" ref={ref} tabIndex={-1} role="group" aria-label={t('heading')}>
      <p>
        <strong>{t('heading')}</strong>
      </p>
      <ul className={styles.problems}>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // With hash navigation, the fragment is the route.
                event.preventDefault()
                document.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Counts failed attempts. Each failure moves focus to the error summary. */
export function useAttempts() {
  const [attempt, setAttempt] = useState(0)
  const countFailure = () => setAttempt((count) => count + 1)
  return {
    attempt,
    countFailure,
    resetCount: () => setAttempt(0),
    countIfInvalid: async (check: Promise<boolean>): Promise<boolean> => {
      const isValid = await check
      if (!isValid) countFailure()
      return isValid
    },
  }
}
