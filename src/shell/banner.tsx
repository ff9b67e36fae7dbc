import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { areaErrors, closeError, firstAreaError, FRAME_AREAS, setAreaError } from '#api/error-areas.ts'
import { useBrand } from '#brand/use-brand.ts'
import { errorWords } from '#ui/error-words.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStore } from '#ui/use-store.ts'

/** Shows the first error of all areas above the page, unless the page itself shows it. */
export function Banner() {
  const t = useTranslations('shell.banner')
  const { name } = useBrand()
  const { area, error } = firstAreaError(useStore(areaErrors), name !== undefined)
  const told = useStore(errorWords)
  // A page that is loading may turn out to be about this error.
  const isOfPage = useRouterState({
    select: ({ matches }) => matches.some((match) => match.status === 'pending' || match.error === error),
  })
  if (!area || !error || isOfPage) return null
  const own = told?.error === error ? told.words : undefined
  if (own === null) return null
  return (
    <ErrorPanel
      tone={own && error.kind !== 'aborted' ? 'danger' : 'info'}
      error={error}
      onClose={() => closeError(error)}
    >
      {(own || FRAME_AREAS.has(area)) && <p>{own || t('beside')}</p>}
    </ErrorPanel>
  )
}

export function clearPageErrors(): void {
  for (const area of Object.keys(areaErrors.get())) {
    if (!FRAME_AREAS.has(area)) setAreaError(area, undefined)
  }
}
