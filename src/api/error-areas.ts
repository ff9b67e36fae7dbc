import { createStore } from '#lib/store.ts'
import { ApiError } from './errors.ts'

/** The store areas of the specification (section 3, "Error state"), in its order: the first one with an error is shown. */
const ERROR_AREAS = [
  'appConfig',
  'messaging',
  'reseller',
  'trade',
  'gdpr',
  'uk',
  'transfers',
  'domainlistingservice',
  'trademark',
  'registrant',
  'tldconfig',
] as const

export type ErrorArea = (typeof ERROR_AREAS)[number]
export type AreaErrors = Partial<Record<ErrorArea, ApiError>>

/** One error per store area. Fed by the query client, shown by the banner. */
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

/** Areas that belong to the frame of every page; the errors of all others end with their page. */
export const FRAME_AREAS: ReadonlySet<ErrorArea> = new Set(['appConfig', 'reseller'])

/** Empties the areas of the page that is left. */
export function clearPageErrors(): void {
  for (const area of ERROR_AREAS) if (!FRAME_AREAS.has(area)) setAreaError(area, undefined)
}

/** Errors of calls that another call of their area may replace, such as that for the system's branding. */
export const fallbackErrors = new WeakSet<ApiError>()

/** The first error across all areas, in the specification's order, and its area. */
export function firstAreaError(errors: AreaErrors): { area: ErrorArea; error: ApiError } | undefined {
  const area = ERROR_AREAS.find((name) => errors[name])
  const error = area && errors[area]
  return error && { area, error }
}
