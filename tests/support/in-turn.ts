/** Whether a cell of a long matrix is run: every so many-th one, and each in `test:full`. */
export function isInTurn(index: number, every: number): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}

/**
 * The cells of a matrix that are run where it holds for several pages: shifted by page, so that each state is seen on some
 * of them.
 * @param turn the index of the page, or of whatever has the same cells
 */
export function inTurn<Cell>(cells: readonly Cell[], turn: number, every: number): readonly Cell[] {
  return cells.filter((_, index) => isInTurn(index + turn, every))
}
