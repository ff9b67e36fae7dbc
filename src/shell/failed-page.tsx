import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type ErrorComponentProps, useHydrated, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ApiError } from '#api/errors.ts'
import { useBrand } from '#brand/use-brand.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { Section, Stack } from '#ui/layout.tsx'
import { linkTag } from '#ui/link-tag.tsx'
import { ProviderLine } from '#ui/provider-line.tsx'
import { RequesterLine } from '#ui/requester.tsx'
import { useWait } from '#ui/use-wait.ts'
import { Button } from '#ui/button.tsx'
import { ErrorHeading } from './error-heading.tsx'
import styles from './shell.module.css'

/** Optional: renders nothing if its chunk cannot be loaded. */
const FailureLetter = lazy(
  async (): Promise<{ default: ComponentType<{ state: string; reference: string | undefined }> }> => {
    const loadLetter = () => Promise.all([import('./failure-letter.tsx'), loadMessages('failureLetter')])
    const parts = await optionalImport(loadLetter)
    return { default: parts?.[0].FailureLetter ?? (() => null) }
  },
)

/** Hides the footer until the letter is loaded, to prevent a layout shift. */
const LETTER_LOADING = <div data-loading />

/**
 * Who opens the page: a registrant with a link, a visitor of a public list, or a reseller with a test page or preview.
 * `consent` is a registrant who can also withdraw consent by email (GDPR, Art. 7(3)).
 */
type Audience = 'registrant' | 'consent' | 'visitor' | 'reseller'
type State = ApiError['meaning']['page']

const RESELLER_TEXTS = {
  unknownKey: 'unknown',
  expired: 'unknown',
  forbidden: 'refused',
  answered: 'refused',
  invalid: 'refused',
  tooMany: 'tooMany',
  away: 'away',
} as const satisfies Record<State, string>

function useFailureTexts({ meaning, retryAfter }: ApiError, audience: Audience) {
  const failure = useTranslations('failure')
  const sample = useTranslations('sampleFailure')
  const list = useTranslations('tldInfo')
  const wait = useWait()(retryAfter)
  const { page } = meaning
  if (audience === 'reseller') {
    const state = RESELLER_TEXTS[page]
    return {
      heading: sample(`${state}.heading`),
      text: sample(`${state}.text`),
      help: sample(`${state}.help`, { wait }),
    }
  }
  if (audience === 'visitor' && page !== 'tooMany') {
    const state = page === 'away' ? 'away' : 'missing'
    return { heading: list(`${state}.heading`), text: list(`${state}.text`), help: list(`${state}.help`) }
  }
  return { heading: failure(`${page}.heading`), text: failure(`${page}.text`), help: failure(`${page}.help`, { wait }) }
}

type Failure = { error: ApiError; audience: Audience }

/** Replaces a failed page. Errors other than `ApiError` are crashes. */
export function FailedPage({ error, audience = 'registrant' }: ErrorComponentProps & { audience?: Audience }) {
  return error instanceof ApiError ? <FailedState error={error} audience={audience} /> : <CrashPage />
}

function FailedState({ error, audience }: Failure) {
  const { page, isFinal, needsNewLink } = error.meaning
  const { reference } = error
  const failure = useTranslations('failure')
  const loading = useTranslations('shell.loading')
  const sample = useTranslations('sampleFailure')
  const { heading, text, help } = useFailureTexts(error, audience)
  const brand = useBrand()
  const { offline, retry } = useRetry(error)
  const isForReseller = audience === 'reseller'
  const hasLink = audience === 'registrant' || audience === 'consent'
  const isWrongUrl = isFinal || needsNewLink
  const needsLetter = needsNewLink && hasLink
  const canRetry = isForReseller || !(audience === 'visitor' ? isWrongUrl : isFinal)
  const FirstLine = audience === 'visitor' ? ProviderLine : RequesterLine
  return (
    <Stack>
      {!isForReseller && <FirstLine {...brand} />}
      <ErrorHeading
        tone={page === 'answered' && hasLink ? 'info' : 'warning'}
        error={error}
        heading={heading}
        text={offline ? loading('offline') : text}
      />
      <Section heading={failure('help')}>
        <p>{help}</p>
        {needsLetter && <NewLinkHelp audience={audience} />}
        {canRetry && (
          <p>
            {/* Less prominent if the URL is wrong, because retrying rarely helps then. */}
            <Button look={isForReseller && isWrongUrl ? 'secondary' : 'primary'} onClick={retry}>
              {failure('again')}
            </Button>
          </p>
        )}
        {reference && <p>{failure.rich('reference', { reference, code })}</p>}
        {isForReseller && <p>{sample('mark')}</p>}
      </Section>
      {needsLetter && <Letter state={heading} reference={reference} />}
    </Stack>
  )
}

/** Retries failed reads: through the returned function and, if offline, when the browser comes back online. */
function useRetry({ kind }: ApiError) {
  const router = useRouter()
  // A server always renders the online state.
  const offline = kind === 'network' && 'onLine' in navigator && !navigator.onLine
  const retry = () => {
    void router.options.context.queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    void router.invalidate()
  }
  useEffect(() => {
    if (!offline) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return { offline, retry }
}

function NewLinkHelp({ audience }: Pick<Failure, 'audience'>) {
  const t = useTranslations('failure')
  const { email } = useBrand().dataProtection
  return (
    <>
      <p>{t('newest')}</p>
      {audience === 'consent' && (
        <p>
          {t.rich('withdraw', {
            named: email ? 'yes' : 'no',
            email: email ?? '',
            officer: linkTag({ href: `mailto:${email}` }),
          })}
        </p>
      )}
    </>
  )
}

function Letter(letter: { state: string; reference: string | undefined }) {
  const t = useTranslations('failure')
  // Servers do not load the messages of the letter.
  const hydrated = useHydrated()
  return (
    <Section heading={t('letter.heading')}>
      <Suspense fallback={LETTER_LOADING}>{hydrated ? <FailureLetter {...letter} /> : LETTER_LOADING}</Suspense>
    </Section>
  )
}

function CrashPage() {
  const t = useTranslations('shell.crash')
  return (
    <Stack>
      <ErrorHeading tone="danger" heading={t('heading')} text={t('text')} />
      <p>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {t('again')}
        </Button>
      </p>
    </Stack>
  )
}

function code(text: ReactNode) {
  return <code className={styles.reference}>{text}</code>
}
