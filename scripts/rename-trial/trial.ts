import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { failsPayloadTest, type PayloadsOf } from './payload-check.ts'
import { propertiesOf, type Bundles, type Property } from './properties.ts'
import { renamed } from './rename.ts'

export interface TrialOptions {
  bundles: Bundles
  payloadsOf: PayloadsOf
  /** Whether the type check fails for these renamed contracts; asked only for what the tests let pass. */
  failsTypeCheck: (changed: Bundles) => Promise<boolean>
  /** How many properties to try, chosen by the seed; all when left out. */
  sample?: { size: number; seed: number }
}

export interface Attempt extends Property {
  caughtBy: 'contract tests' | 'types' | undefined
  /** Why it could not be tried; it counts as not caught. */
  error?: string
}

/** The name that a property gets. */
export function newName(name: string): string {
  return `${name}_renamed`
}

/**
 * Renames properties in the contracts alone, one at a time, and tells what notices.
 * @throws {Error} When the contract tests fail already: then they would "notice" anything.
 */
export async function tryRenames({ bundles, payloadsOf, failsTypeCheck, sample }: TrialOptions): Promise<Attempt[]> {
  for (const [contract, document] of bundles) {
    if (await failsPayloadTest(contract, document, await payloadsOf(contract))) {
      throw new Error(`The payloads of ${contract} are not what its contract says. Make the contract tests pass first.`)
    }
  }
  const all = propertiesOf(bundles)
  const attempts: Attempt[] = []
  for (const property of sample ? chosen(all, sample) : all) {
    attempts.push({ ...property, ...(await attempt(property)) })
  }
  return attempts

  async function attempt(property: Property): Promise<Pick<Attempt, 'caughtBy' | 'error'>> {
    try {
      const changed = new Map<string, ContractDocument>()
      for (const contract of property.contracts) {
        const document = bundles.get(contract)
        if (document) changed.set(contract, renamed(document, property, newName(property.name)))
      }
      for (const [contract, document] of changed) {
        if (await failsPayloadTest(contract, document, await payloadsOf(contract)))
          return { caughtBy: 'contract tests' }
      }
      return { caughtBy: (await failsTypeCheck(changed)) ? 'types' : undefined }
    } catch (error) {
      return { caughtBy: undefined, error: (error as Error).message }
    }
  }
}

/** The same choice for the same seed, spread over all. */
function chosen(all: Property[], { size, seed }: { size: number; seed: number }): Property[] {
  let state = seed + 1
  const next = () => {
    // Park and Miller's generator: exact in doubles.
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return all
    .map((property) => ({ property, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ property }) => property)
}
