/** The value below which a share of the values lies, as one of them: what was measured, not what lies between. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** Noise of a machine only ever adds to a time, so the lower quartile tells builds apart where the median cannot. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 0.25)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export type Shift = { at: number; value: number }

const LONGEST_GAP_MS = 1000
const LONGEST_WINDOW_MS = 5000

/** Cumulative layout shift as web.dev defines it: the largest sum of shifts in one session window. */
export function layoutShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let begin = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    if (at - last > LONGEST_GAP_MS || at - begin > LONGEST_WINDOW_MS) {
      sum = 0
      begin = at
    }
    sum += value
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}
