import type { components } from '#api/generated/sandbox.d.ts'

type Violation = components['schemas']['ContractViolation']

/** Stores and reports contract violations. */
export interface Violations {
  /** Records a violation and returns it as a line of text, without the key of the link. */
  add: (violation: Omit<Violation, 'at'>) => string
  /** Oldest first. */
  list: () => Violation[]
}

export function createViolations(now: () => Date, report: (line: string) => void): Violations {
  const all: Violation[] = []
  return {
    add(violation) {
      all.push({ at: now().toISOString(), ...violation })
      const line = `Contract violation: ${violation.operation} ${violation.side}: ${violation.message}`
      report(line)
      return line
    },
    list: () => all,
  }
}
