import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { QueryClient } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import { createQueryClient } from './query-client.ts'

/** Starts a backend with this listener for the current test, and returns a query client that calls it. */
export async function startTestBackend(listener: RequestListener): Promise<QueryClient> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createQueryClient(browserTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
}
