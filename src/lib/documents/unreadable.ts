/** Thrown for a file that breaks its format or uses an unsupported variant of it. */
export class Unreadable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Unreadable'
  }
}
