import type { Contracts } from '#mocks/contracts/operations.ts'
import { createFaultOrders, type FaultOrders } from './fault-orders.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createViolations, type Violations } from './violations.ts'

export interface SandboxOptions {
  /** Which features `GET /trade/config` answers. */
  features: Record<string, boolean>
  /** The sandbox's clock; the real one when left out. */
  now?: () => Date
  /** Gets one line for every breach of a contract and every failure of the sandbox; standard error when left out. */
  report?: (line: string) => void
}

/** Everything that the handlers share. */
export interface World {
  contracts: Contracts
  features: Record<string, boolean>
  now: () => Date
  ledger: Ledger
  faults: FaultOrders
  violations: Violations
  report: (line: string) => void
  /** Registers what `reset` shall forget. */
  onReset: (forget: () => void) => void
  /** Forgets everything that was saved; violations stay. */
  reset: () => void
}

export function createWorld(contracts: Contracts, options: SandboxOptions): World {
  const now = options.now ?? (() => new Date())
  const report = options.report ?? console.error
  const ledger = createLedger()
  const faults = createFaultOrders()
  const forgetful: Array<() => void> = [ledger.clear, faults.clear]
  return {
    contracts,
    features: options.features,
    now,
    ledger,
    faults,
    violations: createViolations(now, report),
    report,
    onReset: (forget) => forgetful.push(forget),
    reset: () => forgetful.forEach((forget) => forget()),
  }
}
