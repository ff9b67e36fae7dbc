/**
 * Of a matrix that holds for several pages, every third cell, in turn by page so that each state is seen on some of them;
 * the whole of it in `test:full`.
 * @param turn the index of the page, or of whatever has the same cells
 */
export function inTurn<Cell>(cells: readonly Cell[], turn: number): readonly Cell[] {
  return cells.filter((_, index) => process.env.FULL || (index + turn) % 3 === 0)
}
