/** A file that is not built as its format says, or in a way that is not understood here: nobody knows what it holds. */
export class Unreadable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Unreadable'
  }
}
