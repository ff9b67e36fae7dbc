import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import pino from 'pino'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

export interface PrismServer {
  /** Reachable from this machine only. */
  origin: string
  close: () => Promise<void>
}

/**
 * Starts Prism in this process, on a free port. It is stateless: writes do not change later reads.
 * @param documents Dereferenced, because Prism resolves some references differently than the type generator
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
    // Violations are reported through a response header; Prism's log would contain the keys of links.
    components: { logger: Object.assign(pino({ level: 'silent' }), { success: () => {} }) },
  })
  const origin = await server.listen(0, '127.0.0.1')
  return { origin, close: server.close }
}
