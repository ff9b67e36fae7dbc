import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useHydrated, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ApiError } from '#api/errors.ts'
import { useBrand } from '#brand/use-brand.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { Section, Stack } from '#ui/layout.tsx'
import { linkTag } from '#ui/link-tag.tsx'
import { RequesterLine } from '#ui/requester.tsx'
import { useWait } from '#ui/use-wait.ts'
import { CrashPage } from './crash-page.tsx'
import { ErrorHeading } from './error-heading.tsx'
import { FailureHelp } from './failure-help.tsx'

/** Where the letter itself cannot be loaded, the page does without. */
const FailureLetter = lazy(
  async (): Promise<{ default: ComponentType<{ state: string; reference: string | undefined }> }> => {
    const both = () => Promise.all([import('./failure-letter.tsx'), loadMessages('failureLetter')])
    const parts = await loadIfPossible(both)
    return { default: parts?.[0].FailureLetter ?? (() => null) }
  },
)

/** Keeps the footer out of sight, which the letter will push down. */
const LETTER_LOADING = <div data-loading />

type State = ApiError['means']['page']

/** States that the same link may leave by being asked again. */
const WORTH_ASKING_AGAIN: ReadonlySet<State> = new Set(['tooMany', 'away', 'invalid'])

/** States that only somebody else can help with. */
const NEEDS_A_NEW_LINK: ReadonlySet<State> = new Set(['unknownKey', 'forbidden', 'expired', 'invalid'])

/**
 * Shown instead of an item: who asks, the error in the pages' own texts and the backend's, and a way out. An error that
 * no call threw is a crash.
 */
export function FailedPage({ error, isConsent = false }: ErrorComponentProps & { isConsent?: boolean }) {
  return error instanceof ApiError ? <FailedState error={error} isConsent={isConsent} /> : <CrashPage />
}

/** @param isConsent whether the page is for consent, which can be withdrawn without it as well (GDPR, Art. 7(3)) */
function FailedState({ error, isConsent }: { error: ApiError; isConsent: boolean }) {
  const state = error.means.page
  const t = useTranslations('failure')
  const waiting = useTranslations('shell.loading')
  const wait = useWait()(error.retryAfter)
  const router = useRouter()
  const brand = useBrand()
  const { email } = brand.dataProtection
  // A server would render the letter before its messages are there.
  const letterShown = useHydrated()
  // It asks again by itself when there is a connection. A server has none to tell, and is online.
  const offline = error.kind === 'network' && 'onLine' in navigator && !navigator.onLine
  /** Reads again what this page was for, and what else has failed. */
  const again = () => {
    void router.options.context.queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    void router.invalidate()
  }
  useEffect(() => {
    if (!offline) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return (
    <Stack>
      <RequesterLine {...brand} site={brand.logoLink} />
      <ErrorHeading
        tone={state === 'answered' ? 'info' : 'warning'}
        error={error}
        heading={t(`${state}.heading`)}
        text={offline ? waiting('offline') : t(`${state}.text`)}
      />
      <FailureHelp error={error} again={WORTH_ASKING_AGAIN.has(state) ? again : undefined}>
        <p>{t(`${state}.help`, { wait })}</p>
        {NEEDS_A_NEW_LINK.has(state) && <p>{t('newest')}</p>}
        {isConsent && NEEDS_A_NEW_LINK.has(state) && (
          <p>
            {t.rich('withdraw', {
              named: email ? 'yes' : 'no',
              email: email ?? '',
              officer: linkTag({ href: `mailto:${email}` }),
            })}
          </p>
        )}
      </FailureHelp>
      {NEEDS_A_NEW_LINK.has(state) && (
        <Section heading={t('letter.heading')}>
          <Suspense fallback={LETTER_LOADING}>
            {letterShown ? <FailureLetter state={t(`${state}.heading`)} reference={error.reference} /> : LETTER_LOADING}
          </Suspense>
        </Section>
      )}
    </Stack>
  )
}
