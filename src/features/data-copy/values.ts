/** What is typed into the form. */
export type DataCopyValues = { email_address: string }

/** What can be wrong with the address; `refused` is the backend's word. */
const PROBLEMS = ['missing', 'spaces', 'noAt', 'manyAt', 'incomplete', 'refused'] as const
export type Problem = (typeof PROBLEMS)[number]

/** The problem that a field's error names. */
export function problemOf(message: string | undefined): Problem | undefined {
  return PROBLEMS.find((problem) => problem === message)
}
