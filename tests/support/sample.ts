/** Returns whether a cell of a long matrix runs: every n-th cell, or all in `test:full`. */
export function isSampled(index: number, every: number): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}

/**
 * Returns the cells of a matrix that run: every n-th cell, or all in `test:full`.
 * @param shift usually the index of the page, so that each state runs on some page
 */
export function sample<Cell>(cells: readonly Cell[], shift: number, every: number): readonly Cell[] {
  return cells.filter((_, index) => isSampled(index + shift, every))
}
