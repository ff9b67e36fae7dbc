/** The value below which a share of the values lies, as one of them: what was measured, not what lies between. */
function quantile(values: readonly number[], share: number): number {
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
