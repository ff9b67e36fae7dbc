import type { Contracts } from '#mocks/contracts/operations.ts'
import { listen } from '#mocks/listen.ts'
import { createPrism } from '#mocks/prism/app.ts'
import { createSandbox } from '#mocks/sandbox/app.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf } from '#scripts/conformance/cases.ts'
import { SANDBOX_KEYS } from '#scripts/conformance/keys.ts'
import { tryCase } from '#scripts/conformance/run.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

interface StandIn {
  fetch: Fetch
  close: () => Promise<void>
}

/** What is wrong with the answers of a stand-in to the example requests of each operation; nothing where it is right. */
export type Faults = (operationId: string) => string | undefined

/** Asks the sandbox; when it does not start, that is what is wrong with every operation. */
export function faultsOfSandbox(contracts: Contracts): Promise<Faults> {
  return faultsOf(contracts, async () => {
    const sandbox = createSandbox({ features: {}, report: () => undefined })
    await sandbox.ready
    return { fetch: sandbox.fetch, close: async () => undefined }
  })
}

/** Asks Prism in the same way. */
export function faultsOfPrism(contracts: Contracts): Promise<Faults> {
  return faultsOf(contracts, () => createPrism(() => undefined))
}

async function faultsOf(contracts: Contracts, start: () => Promise<StandIn>): Promise<Faults> {
  let standIn: StandIn
  try {
    standIn = await start()
  } catch (error) {
    const { message } = error as Error
    return (id) => (message.includes(` ${id} `) ? message : `does not start: ${message}`)
  }
  const server = await listen(standIn.fetch, { host: '127.0.0.1', port: 0 })
  const faults = await askAll(contracts, server.origin)
  await server.close()
  await standIn.close()
  return (id) => faults.get(id)
}

async function askAll({ operations }: Contracts, origin: string): Promise<Map<string, string>> {
  const service = { origin, authorization: undefined, timeoutMs: 5000 }
  const context = { operations, scenarios: SCENARIOS, keys: SANDBOX_KEYS, allowWrites: true, run: 'coverage' }
  const faults = new Map<string, string>()
  for (const operation of operations.filter(({ contract }) => contract !== 'sandbox')) {
    const examples = casesOf(operation, context).filter(({ group }) => group === 'example')
    if (examples.length === 0) faults.set(operation.id, 'has no example to ask with')
    for (const example of examples) {
      const { violations } = await tryCase(example, service)
      const [first] = violations
      if (first) faults.set(operation.id, `${example.name}: ${first.field}: ${first.what}`)
    }
  }
  return faults
}
