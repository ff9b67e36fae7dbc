import { areaErrors, fallbackErrors, firstAreaError, setAreaError, type ErrorArea } from '#api/error-areas.ts'
import type { ApiError } from '#api/errors.ts'
import { useStore } from '#ui/use-store.ts'
import { useBrand } from './use-brand.ts'

/**
 * The first error across all areas, and a function that closes it: the next one then follows. A system's branding that
 * failed is left out when the reseller's has everything that the pages show.
 */
export function useFirstError(): { area?: ErrorArea; error?: ApiError; close: () => void } {
  const { reseller, ...others } = useStore(areaErrors)
  const { registrarName } = useBrand()
  const isReplaced = reseller && registrarName && fallbackErrors.has(reseller)
  const first = firstAreaError(isReplaced || !reseller ? others : { ...others, reseller })
  return { ...first, close: () => first && setAreaError(first.area, undefined) }
}
