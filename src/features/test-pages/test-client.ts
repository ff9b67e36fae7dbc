import { pathPattern } from '#lib/path-pattern.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { SamplePage } from '#api/messaging.ts'
import { transportOf, withTransport } from '#api/query-client.ts'
import type { Transport } from '#api/transport.ts'
import { API_PATHS } from '#lib/api-paths.gen.ts'
import { FLOWS, type Flow } from './flows.ts'

type OperationId = keyof typeof API_PATHS

const FILE = { type: 'text/csv', content: 'field,value\r\n' }

/**
 * Creates a query client for one run of a test page. It handles the operations of the flow locally and rejects all
 * other calls.
 */
export function createTestClient(queryClient: QueryClient, page: SamplePage, sample: object): QueryClient {
  const flow = FLOWS[page] as Flow<object>
  const client = withTransport(queryClient, createTransport(transportOf(queryClient).origin, flow, sample))
  for (const operation of flow.reads) client.setQueryDefaults([operation], { initialData: sample })
  return client
}

/** Handles the operations of a flow and keeps its state, like a backend. */
function createTransport(origin: string, { reads, writes, file, envelope }: Flow<object>, sample: object): Transport {
  let item = sample
  const itemResponse = () => Response.json(envelope?.(item) ?? item)
  return {
    isTest: true,
    origin,
    linkTo: () => `data:${FILE.type},${encodeURIComponent(FILE.content)}`,
    send: async (request, upload) => {
      // Responds asynchronously, like a real service.
      await new Promise((resolve) => setTimeout(resolve))
      const { pathname } = new URL(request.url)
      const isCallTo = (operation: string) => patternOf(operation as OperationId).test(pathname)
      if (request.method === 'GET') {
        if (reads.some(isCallTo)) return itemResponse()
        if (file && isCallTo(file)) return new Response(FILE.content, { headers: { 'content-type': FILE.type } })
      } else {
        const [, write] = Object.entries(writes).find(([operation]) => isCallTo(operation)) ?? []
        if (write) {
          item = await write(item, request, upload)
          return envelope ? itemResponse() : Response.json({})
        }
      }
      return new Response(null, { status: 405 })
    },
  }
}

function patternOf(operation: OperationId): RegExp {
  return pathPattern(API_PATHS[operation])
}
