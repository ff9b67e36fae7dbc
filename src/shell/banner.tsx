import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { areaErrors, clearError, firstAreaError, SHELL_AREAS, setAreaError } from '#api/error-areas.ts'
import { useBrand } from '#brand/use-brand.ts'
import { bannerText } from '#ui/banner-text.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStore } from '#ui/use-store.ts'

/** Shows the first area error above the page, unless the page itself shows it. */
export function Banner() {
  const t = useTranslations('shell.banner')
  const { name } = useBrand()
  const { area, error } = firstAreaError(useStore(areaErrors), name !== undefined)
  const pageText = useStore(bannerText)
  // A page that is still loading may show this error itself.
  const isShownByPage = useRouterState({
    select: ({ matches }) => matches.some((match) => match.status === 'pending' || match.error === error),
  })
  if (!area || !error || isShownByPage) return null
  const text = pageText?.error === error ? pageText.text : undefined
  if (text === null) return null
  return (
    <ErrorPanel
      tone={text && error.kind !== 'aborted' ? 'danger' : 'info'}
      error={error}
      onClose={() => clearError(error)}
    >
      {(text || SHELL_AREAS.has(area)) && <p>{text || t('beside')}</p>}
    </ErrorPanel>
  )
}

export function clearPageErrors(): void {
  for (const area of Object.keys(areaErrors.get())) {
    if (!SHELL_AREAS.has(area)) setAreaError(area, undefined)
  }
}
