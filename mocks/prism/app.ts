import { Hono } from 'hono'
import type { components } from '#api/generated/sandbox.d.ts'
import { checkRequest } from '#mocks/contracts/check-request.ts'
import type { NamedExample } from '#mocks/contracts/examples.ts'
import { bodyOf, mediaTypeOf } from '#mocks/contracts/http-text.ts'
import { contractsOf, readContracts, type Contracts, type Operation } from '#mocks/contracts/operations.ts'
import { isSpecOnlyCall, specOnlyResponse } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { galleryRow } from '#mocks/scenarios/gallery-row.ts'
import { chooseExample, UnknownState } from './choose-example.ts'
import { startPrismServer } from './prism-server.ts'

type ScenarioList = components['schemas']['ScenarioList']

export interface PrismProxy {
  fetch: (request: Request) => Response | Promise<Response>
  close: () => Promise<void>
}

/** Headers that must not be forwarded: hop-by-hop ones, and those that `fetch` sets itself. */
const NOT_FORWARDED = [
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
 * Starts Prism behind a proxy that selects the example named by the key in the URL. Invalid requests, unknown
 * operations and unknown examples get 500 with `x-contract-violation`, not 404, which pages show as an unknown key.
 * @param report Called with a line for each such response
 * @param asOf The time that examples treat as the current time
 */
export async function createPrism(
  report: (line: string) => void = console.error,
  asOf = new Date(),
): Promise<PrismProxy> {
  const documents = await readContracts({ asOf })
  const contracts = contractsOf(documents)
  // Prism does not serve the sandbox's control API.
  const server = await startPrismServer(documents.flatMap(([name, each]) => (name === 'sandbox' ? [] : each)))
  const app = new Hono()
  app.options('*', (c) => forward(server.origin, c.req.raw, '', undefined))
  app.all('*', (c) => respond(contracts, server.origin, c.req.raw))
  app.onError((error, c) => {
    report(error.message)
    // Header values must be ASCII.
    const known = error instanceof UnknownState ? error.knownStates : undefined
    const line = [error.message, ...(known ?? [])].join(' ').replaceAll(/[^\x20-\x7e]/g, '?')
    return c.json({ response_text: error.message, ...(known && { known }) }, 500, { 'x-contract-violation': line })
  })
  return { fetch: (request) => app.fetch(request), close: server.close }
}

async function respond(contracts: Contracts, origin: string, request: Request): Promise<Response> {
  const { url, headers } = request
  const { pathname } = new URL(url)
  const match = contracts.match(request.method, pathname)
  if (match?.operation.contract === 'sandbox') return sandboxResponse(contracts, match.operation.id)
  if (!match) throw new Error('Contract violation: no contract has this operation.')
  const body = await bodyOf(request)
  const call = checkRequest(match, { url, headers, body })
  // Prism misses some violations, such as unknown fields of forms.
  if (call.violations.length > 0)
    throw new Error(`Contract violation: ${match.operation.id}: ${call.violations.join('; ')}`)
  const example = chooseExample(match.operation, call, headers.get('prefer'))
  const response = await forward(origin, request, body, example)
  // Prism reports violations in this header, or as a problem document.
  const violations = response.headers.get('sl-violations')
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  if (violations ?? isProblem) {
    const problem = violations ?? (await response.text())
    throw new Error(`Contract violation: ${match.operation.id}: ${problem}`)
  }
  const fullResponse = example ? withExample(match.operation, response, example) : response
  return isSpecOnlyCall(call) ? specOnly(match.operation, fullResponse) : fullResponse
}

/** Serves the only part of the sandbox's control API that works with Prism: the list of states for the home page. */
function sandboxResponse(contracts: Contracts, id: string): Response {
  if (id !== 'getScenarios') return Response.json({ response_text: 'No sandbox here.' }, { status: 404 })
  const scenarios = SCENARIOS.map((row) => galleryRow(contracts, row, 'prism'))
  // Prism sends the examples unchanged, so it cannot show them with the brands of other resellers.
  return Response.json({ server: 'prism', resellers: [], scenarios } satisfies ScenarioList)
}

async function specOnly(operation: Operation, response: Response): Promise<Response> {
  if (mediaTypeOf(response.headers) !== 'application/json') return response
  const body = specOnlyResponse(operation, response.status, await response.json())
  return Response.json(body, { status: response.status, headers: response.headers })
}

/** Adds what Prism does not support: headers that belong to one of several examples, and binary bodies. */
function withExample({ document }: Operation, { status, headers, body }: Response, example: NamedExample): Response {
  for (const name of Object.keys(document.responses[status]?.headers ?? {})) headers.delete(name)
  for (const [name, value] of Object.entries(example.headers)) headers.set(name, value)
  if (!example.bytes) return new Response(body, { status, headers })
  headers.set('content-type', example.type)
  return new Response(example.bytes, { status, headers })
}

async function forward(
  origin: string,
  request: Request,
  body: string | FormData,
  example?: NamedExample,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of NOT_FORWARDED) headers.delete(name)
  if (example?.bytes) headers.delete('prefer')
  else if (example) headers.set('prefer', `code=${example.status}, example=${example.name}`)
  if (example) headers.set('accept', example.bytes ? '*/*' : example.type)
  // `fetch` sets the content type with a new boundary.
  if (body instanceof FormData) headers.delete('content-type')
  const response = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    ...(body && { body: body instanceof FormData ? withoutFiles(body) : body }),
    signal: request.signal,
  })
  const responseHeaders = new Headers(response.headers)
  for (const name of NOT_FORWARDED) responseHeaders.delete(name)
  return new Response(response.body, { status: response.status, headers: responseHeaders })
}

/** Prism reads forms as text, up to 10 MB, so it gets the names of files instead of their content. */
function withoutFiles(form: FormData): FormData {
  const plain = new FormData()
  for (const [name, value] of form) plain.append(name, value instanceof File ? value.name : value)
  return plain
}
