/** Length of a slice, in milliseconds: short enough that a press is answered at once. */
const SLICE_MS = 12

/**
 * Runs work that yields after each step, with a pause for the page after each slice of time.
 * @returns what the work returns; nothing when it was called off
 */
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
