import type { components } from '#api/generated/sandbox.d.ts'

type Violation = components['schemas']['ContractViolation']

/** Stores and reports contract violations. */
export interface Violations {
  /** Records a violation and returns its line, which never contains the key of a link. */
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
