import { cleanProfile } from './icc.ts'

/** `ICC_PROFILE` and a zero, then the number of the segment, from 1, and how many there are (ICC.1:2022, annex B.4). */
const FRONT_BYTES = 14

type Segment = {
  /** With marker and length. */
  segment: Uint8Array
  content: Uint8Array
}

/**
 * The segments of a colour profile, each with the one that replaces it: as long as before, with only what colours are computed
 * from. None when they make no profile.
 *
 * @param parts in the order of the file
 */
export function cleanProfileSegments<Part extends Segment>(parts: readonly Part[]): [Part, Uint8Array][] {
  const isInOrder = parts.every(
    ({ content: { length, 12: number, 13: count } }, index) =>
      length > FRONT_BYTES && number === index + 1 && count === parts.length,
  )
  if (!isInOrder) return []
  const buffers = parts.map(({ content }) => content.subarray(FRONT_BYTES))
  const whole = new Uint8Array(buffers.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const buffer of buffers) {
    whole.set(buffer, at)
    at += buffer.length
  }
  const clean = cleanProfile(whole)
  if (!clean) return []
  let from = 0
  return parts.map((part) => {
    const length = part.content.length - FRONT_BYTES
    const fresh = part.segment.slice()
    fresh.set(clean.subarray(from, from + length), fresh.length - length)
    from += length
    return [part, fresh]
  })
}
