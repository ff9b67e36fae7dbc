import { areaErrors, FRAME_AREAS, setAreaError } from '#api/error-areas.ts'

export function clearPageErrors(): void {
  for (const area of Object.keys(areaErrors.get())) {
    if (!FRAME_AREAS.has(area)) setAreaError(area, undefined)
  }
}
