import { createStore } from '#lib/store.ts'
import { ApiError } from './errors.ts'

/** A store area of the specification (section 3, "Error state"): the calls that share one error, such as "gdpr". */
export type ErrorArea = string
export type AreaErrors = Readonly<Record<ErrorArea, ApiError>>

/** One error per store area. Set by the query client, shown by the banner. */
export const areaErrors = createStore<AreaErrors>({})

/** Records the error of an area; `undefined` empties the area. */
export function setAreaError(area: ErrorArea, error: ApiError | undefined): void {
  const { [area]: old, ...others } = areaErrors.get()
  if (old === error) return
  areaErrors.set(error ? { ...others, [area]: error } : others)
}

/** Records that a person has cancelled a call of an area, as the error that is returned. */
export function setAreaCancelled(area: ErrorArea): ApiError {
  const error = new ApiError('aborted')
  setAreaError(area, error)
  return error
}

/** The areas whose errors are shown before that of the page, in this order. */
const FIRST_AREAS = ['appConfig', 'messaging', 'reseller']

/** Areas that belong to the frame of every page; the errors of all others end with their page. */
export const FRAME_AREAS: ReadonlySet<ErrorArea> = new Set(['appConfig', 'reseller'])

/** Errors of calls that another call of their area may replace, such as that for the system's branding. */
export const fallbackErrors = new WeakSet<ApiError>()

/**
 * Returns the first error of all areas. `hasBrand`: a reseller's brand is known, so a failed fallback does not matter.
 */
export function firstAreaError(errors: AreaErrors, hasBrand: boolean): { area?: ErrorArea; error?: ApiError } {
  const area = [...FIRST_AREAS, ...Object.keys(errors)].find((name) => {
    const error = errors[name]
    return error && !(hasBrand && fallbackErrors.has(error))
  })
  const error = area && errors[area]
  return error ? { area, error } : {}
}

export function closeError(error: ApiError | undefined): void {
  const [area] = Object.entries(areaErrors.get()).find(([, each]) => each === error) ?? []
  if (area) setAreaError(area, undefined)
}
