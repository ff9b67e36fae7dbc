/** Length of a slice, in milliseconds: short enough that a press is answered at once. */
const SLICE_MS = 12

/** Runs a generator in slices of time. Returns undefined if the signal aborts. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
