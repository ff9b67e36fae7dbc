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

/** Empties every area (specification section 8). */
export function clearAreaErrors(): void {
  if (Object.keys(areaErrors.get()).length > 0) areaErrors.set({})
}

/** The first error across all areas, in the specification's order, and its area. */
export function firstAreaError(errors: AreaErrors): { area: ErrorArea; error: ApiError } | undefined {
  const area = ERROR_AREAS.find((name) => errors[name])
  const error = area && errors[area]
  return error && { area, error }
}
