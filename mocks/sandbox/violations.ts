import type { components } from '#api/generated/sandbox.d.ts'

type Violation = components['schemas']['ContractViolation']

/** Breaches of contracts: kept, and told to whoever watches. */
export interface Violations {
  /** Records one breach and returns its line. The line never holds the key of a link. */
  add: (violation: Omit<Violation, 'at'>) => string
  /** Oldest first; with a key only those of requests for exactly this key. */
  list: (key?: string) => Violation[]
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
    list: (key) => all.filter((violation) => key === undefined || violation.key === key),
  }
}
