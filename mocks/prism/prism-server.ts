import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import pino from 'pino'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

export interface PrismServer {
  /** Where it listens, on this machine only. */
  origin: string
  close: () => Promise<void>
}

/**
 * Prism over contracts, in one process, on a free port. Stateless: what is written is not there when read again.
 * @param documents Dereferenced: Prism resolves references by itself, but not always as the types do
 */
export async function startPrismServer(documents: ContractDocument[]): Promise<PrismServer> {
  const operations = await Promise.all(documents.map((document) => getHttpOperationsFromSpec(document)))
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
    // Violations come back in a header and are reported from there. Prism's own log would print the keys of links.
    components: { logger: Object.assign(pino({ level: 'silent' }), { success: () => {} }) },
  })
  const origin = await server.listen(0, '127.0.0.1')
  return { origin, close: server.close }
}
