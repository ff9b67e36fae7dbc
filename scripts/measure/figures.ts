/** Returns the quantile of the values, without interpolation. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** Noise can only make a measurement longer, so the lower quartile distinguishes builds when the median cannot. */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 0.25)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
