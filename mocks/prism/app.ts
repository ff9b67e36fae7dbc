import { Hono } from 'hono'
import { loadContracts, type Contracts } from '#mocks/contracts/operations.ts'
import { preferFor } from './choose-example.ts'
import { startPrismServer } from './prism-server.ts'

export interface PrismFront {
  fetch: (request: Request) => Response | Promise<Response>
  close: () => Promise<void>
}

/** Headers that belong to one connection and must not be passed to the next. */
const HOP_BY_HOP = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]

/**
 * Prism behind a front that turns a plain key in the URL into the example of that name. What the contracts do not have
 * (an operation, an example, a valid request) is answered with 500 and `x-contract-violation`, never with a status that
 * a page would take for a state of the item.
 * @param report Gets one line for every such failure; standard error when left out
 * @param asOf The instant to which the dates in examples are moved; now when left out
 */
export async function createPrism(
  report: (line: string) => void = console.error,
  asOf = new Date(),
): Promise<PrismFront> {
  const [contracts, server] = await Promise.all([loadContracts(), startPrismServer(asOf)])
  const app = new Hono()
  app.options('*', (c) => forward(server.origin, c.req.raw, '', undefined))
  app.all('*', (c) => answer(contracts, server.origin, c.req.raw))
  app.onError((error, c) => {
    report(error.message)
    // Header values are ASCII.
    const line = error.message.replaceAll(/[^\x20-\x7e]/g, '?')
    return c.json({ response_text: error.message }, 500, { 'x-contract-violation': line })
  })
  return { fetch: (request) => app.fetch(request), close: server.close }
}

async function answer(contracts: Contracts, origin: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const match = contracts.match(request.method, pathname)
  // Home asks for the sandbox's gallery; not finding it is the answer.
  if (pathname.startsWith('/__sandbox/')) return Response.json({ response_text: 'No sandbox here.' }, { status: 404 })
  if (!match) throw new Error('Contract violation: no contract has this operation.')
  const body = ['GET', 'HEAD'].includes(request.method) ? '' : await request.text()
  const response = await forward(origin, request, body, preferFor(match, request, body))

  const violations = response.headers.get('sl-violations')
  const failed = response.headers.get('content-type')?.startsWith('application/problem+json')
  if (violations ?? failed) {
    const what = violations ?? (await response.text())
    throw new Error(`Contract violation: ${match.operation.id}: ${what}`)
  }
  return response
}

async function forward(origin: string, request: Request, body: string, prefer: string | undefined): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  if (prefer) headers.set('prefer', prefer)
  const response = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    ...(body && { body }),
    signal: request.signal,
  })
  const passed = new Headers(response.headers)
  for (const name of HOP_BY_HOP) passed.delete(name)
  return new Response(response.body, { status: response.status, headers: passed })
}
