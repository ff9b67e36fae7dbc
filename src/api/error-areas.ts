import { createStore } from '#lib/store.ts'
import { ApiError } from './errors.ts'

/** A group of calls that share one error (specification section 3, "Error state"), such as "gdpr". */
export type ErrorArea = string
export type AreaErrors = Readonly<Record<ErrorArea, ApiError>>

/** The error of each area. Set by the query client, shown by the banner. */
export const areaErrors = createStore<AreaErrors>({})

export function setAreaError(area: ErrorArea, error: ApiError | undefined): void {
  const { [area]: old, ...others } = areaErrors.get()
  if (old === error) return
  areaErrors.set(error ? { ...others, [area]: error } : others)
}

/** Records that the user has canceled a call, and returns the error. */
export function setAreaCanceled(area: ErrorArea): ApiError {
  const error = new ApiError('aborted')
  setAreaError(area, error)
  return error
}

/** The areas whose errors are shown first, in this order. */
const FIRST_AREAS = ['appConfig', 'messaging', 'reseller']

/** Areas of the shell. The errors of all other areas are cleared when the user leaves the page. */
export const SHELL_AREAS: ReadonlySet<ErrorArea> = new Set(['appConfig', 'reseller'])

/** Errors of fallback calls, such as the one for the system's branding. */
export const fallbackErrors = new WeakSet<ApiError>()

/**
 * Returns the error to show. `hasBrand`: a reseller's brand is known, so a failed fallback does not matter.
 */
export function firstAreaError(errors: AreaErrors, hasBrand: boolean): { area?: ErrorArea; error?: ApiError } {
  const area = [...FIRST_AREAS, ...Object.keys(errors)].find((name) => {
    const error = errors[name]
    return error && !(hasBrand && fallbackErrors.has(error))
  })
  const error = area && errors[area]
  return error ? { area, error } : {}
}

export function clearError(error: ApiError | undefined): void {
  const [area] = Object.entries(areaErrors.get()).find(([, each]) => each === error) ?? []
  if (area) setAreaError(area, undefined)
}
