export type DataCopyValues = { email_address: string }

/** Keys of the error messages of the address; `refused` comes from the backend. */
const PROBLEMS = ['missing', 'tooLong', 'spaces', 'noAt', 'manyAt', 'incomplete', 'damaged', 'refused'] as const
export type Problem = (typeof PROBLEMS)[number]

export function problemOf(message: string | undefined): Problem | undefined {
  return PROBLEMS.find((problem) => problem === message)
}
