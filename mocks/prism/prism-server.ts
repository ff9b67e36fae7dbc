import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { withExamplesAsOf } from '#mocks/contracts/example-dates.ts'

export interface PrismServer {
  /** Where it listens, on this machine only. */
  origin: string
  close: () => Promise<void>
}

/**
 * Prism over all contracts, in one process, on a free port. Stateless: what is written is not there when read again.
 * @param asOf The instant to which the dates in examples are moved
 */
export async function startPrismServer(asOf: Date): Promise<PrismServer> {
  // The sandbox's own calls exist in the sandbox only.
  const names = contractNames().filter((name) => name !== 'sandbox')
  // Prism resolves references to other files by itself, but not always as the types do: it gets them resolved.
  const operations = await Promise.all(
    names.map(async (name) => {
      const document = await bundleContract(name, { dereference: true })
      return getHttpOperationsFromSpec(withExamplesAsOf(document, asOf))
    }),
  )
  const server = createServer(operations.flat(), {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: false,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    // Breaches come back in a header and are reported from there; its own log would print the keys of links.
    components: { logger: createLogger('prism', { level: 'silent' }) },
  })
  const origin = await server.listen(0, '127.0.0.1')
  return { origin, close: server.close }
}
