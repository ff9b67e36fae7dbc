/** One visit of so many is made unless all are asked for (`FULL=1`): a number that no cycle of the visits divides. */
const EVERY = 79

/** Whether a visit is made, by its position in its list; the first one always is. */
export function isInSample(index: number, every = EVERY): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}
