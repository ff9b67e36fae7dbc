import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { areaErrors, closeError, firstAreaError, SHELL_AREAS, setAreaError } from '#api/error-areas.ts'
import { useBrand } from '#brand/use-brand.ts'
import { errorWords } from '#ui/error-words.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStore } from '#ui/use-store.ts'

/** Shows the first area error above the page, unless the page itself shows it. */
export function Banner() {
  const t = useTranslations('shell.banner')
  const { name } = useBrand()
  const { area, error } = firstAreaError(useStore(areaErrors), name !== undefined)
  const pageText = useStore(errorWords)
  // A loading page may turn out to show this error.
  const isOfPage = useRouterState({
    select: ({ matches }) => matches.some((match) => match.status === 'pending' || match.error === error),
  })
  if (!area || !error || isOfPage) return null
  const own = pageText?.error === error ? pageText.words : undefined
  if (own === null) return null
  return (
    <ErrorPanel
      tone={own && error.kind !== 'aborted' ? 'danger' : 'info'}
      error={error}
      onClose={() => closeError(error)}
    >
      {(own || SHELL_AREAS.has(area)) && <p>{own || t('beside')}</p>}
    </ErrorPanel>
  )
}

export function clearPageErrors(): void {
  for (const area of Object.keys(areaErrors.get())) {
    if (!SHELL_AREAS.has(area)) setAreaError(area, undefined)
  }
}
