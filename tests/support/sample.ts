/** Returns whether a cell of a long matrix runs: every n-th cell, or all in `test:full`. */
export function isSampled(index: number, every: number): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}

/**
 * Returns the cells of a matrix that run: every n-th cell, or all in `test:full`.
 * @param shift moves the selection; usually the index of a page, so that different pages run different cells
 */
export function sample<Cell>(cells: readonly Cell[], shift: number, every: number): readonly Cell[] {
  return cells.filter((_, index) => isSampled(index + shift, every))
}
