/** Returns whether a cell of a long matrix runs: every n-th one, or all in `test:full`. */
export function isInTurn(index: number, every: number): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}

/** Returns the cells of a matrix that run, shifted by the index of the page, so that every state runs on some page. */
export function inTurn<Cell>(cells: readonly Cell[], turn: number, every: number): readonly Cell[] {
  return cells.filter((_, index) => isInTurn(index + turn, every))
}
