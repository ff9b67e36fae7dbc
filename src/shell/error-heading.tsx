import type { ApiError } from '#api/errors.ts'
import { areaErrors, clearError, firstAreaError } from '#api/error-areas.ts'
import { useBrand } from '#brand/use-brand.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { PageHeading } from '#ui/layout.tsx'
import type { Tone } from '#ui/notice.tsx'
import { useStore } from '#ui/use-store.ts'
import { usePageTitle } from '#ui/page-title.ts'

/** Heading and text of an error page. Shows the error in place of the banner. */
export function ErrorHeading({
  tone,
  error,
  heading,
  text,
}: {
  tone: Tone
  error?: ApiError | undefined
  heading: string
  text: string
}) {
  const { name } = useBrand()
  const { error: bannerError } = firstAreaError(useStore(areaErrors), name !== undefined)
  usePageTitle(heading)
  return (
    <ErrorPanel tone={tone} error={bannerError === error ? error : undefined} isPage onClose={() => clearError(error)}>
      <PageHeading>{heading}</PageHeading>
      <p>{text}</p>
    </ErrorPanel>
  )
}
