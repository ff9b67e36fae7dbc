import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { areaErrors, clearAreaErrors, firstAreaError, type ErrorArea } from '#api/error-areas.ts'
import { errorWords } from '#ui/error-words.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStore } from '#ui/use-store.ts'

/** Areas whose failure leaves the page as useful as it was. */
const BESIDE_THE_PAGE: ReadonlySet<ErrorArea> = new Set(['reseller', 'appConfig'])

/**
 * The alert above the routed view: the first error across all store areas, in the page's own words and the backend's.
 * An error that has a page of its own is told there. Closing it clears every area.
 */
export function Banner() {
  const t = useTranslations('shell.banner')
  const { area, error } = firstAreaError(useStore(areaErrors)) ?? {}
  const told = useStore(errorWords)
  // Until the page has arrived, it may turn out to be about this error.
  const isOfPage = useRouterState({
    select: ({ matches }) => matches.some((match) => match.status === 'pending' || match.error === error),
  })
  if (!area || !error || isOfPage) return null
  const own = told?.error === error ? told.words : undefined
  if (own === null) return null
  return (
    <ErrorPanel tone={own && error.kind !== 'aborted' ? 'danger' : 'info'} error={error} onClose={clearAreaErrors}>
      {(own || BESIDE_THE_PAGE.has(area)) && <p>{own || t('beside')}</p>}
    </ErrorPanel>
  )
}
