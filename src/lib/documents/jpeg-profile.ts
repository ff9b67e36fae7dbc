import { cleanProfile } from './icc.ts'

/** `ICC_PROFILE` and a zero, then the number of the segment, from 1, and how many there are (ICC.1:2022, annex B.4). */
const FRONT_BYTES = 14

/**
 * The segments of a colour profile, each as long as before, with only what colours are computed from; none when they make
 * no profile.
 *
 * @param segments with marker and length, in the order of the file
 * @param contents the same without those
 */
export function cleanProfileSegments(segments: readonly Uint8Array[], contents: readonly Uint8Array[]): Uint8Array[] {
  const isInOrder = contents.every(
    ({ length, 12: number, 13: count }, index) =>
      length > FRONT_BYTES && number === index + 1 && count === contents.length,
  )
  if (!isInOrder) return []
  const parts = contents.map((content) => content.subarray(FRONT_BYTES))
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  const clean = cleanProfile(whole)
  if (!clean) return []
  let from = 0
  return segments.map((segment, index) => {
    const length = parts[index]?.length ?? 0
    const fresh = segment.slice()
    fresh.set(clean.subarray(from, from + length), segment.length - length)
    from += length
    return fresh
  })
}
