import { Agent, fetch, FormData, getSetCookies } from 'undici'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { readCookie } from '#lib/cookies.ts'
import { bodySchema, XSRF_HEADER, type Plan } from './plan.ts'
import { CommandProblem } from '#scripts/command.ts'

export interface Service {
  /** Returns the origin of an API, without a trailing slash. */
  originOf: (api: string) => string | undefined
  /** Value of the `Authorization` header. */
  authorization: string | undefined
  /** Headers sent with every request; they override the planned ones. */
  headers: ReadonlyArray<readonly [name: string, value: string]>
  timeoutMs: number
}

export interface ServiceResponse {
  status: number
  headers: Headers
  body: string
  bytes: Uint8Array
}

/** A complete response, or why there is none. */
export type Reply = ServiceResponse | { failure: string }

/** Larger than any valid response; limits the memory that a run uses. */
const MAX_BYTES = 256 * 1024 * 1024

// A new connection for each request: a reused one that the service has just closed would look like a missing response.
const dispatcher = new Agent({ pipelining: 0, maxResponseSize: MAX_BYTES })

const PDF = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'document.pdf', {
  type: 'application/pdf',
})

/** Creates a function that sends planned requests to a service and stores its cookies. Redirects are not followed. */
export function createSender({ originOf, authorization, headers, timeoutMs }: Service) {
  const cookies = new Map<string, Map<string, string>>()

  return async function send(plan: Plan): Promise<Reply> {
    const origin = originOf(plan.operation.contract) ?? ''
    const body = serializeBody(plan)
    const requestHeaders = new Headers({ ...toTexts(plan.header), ...tokenHeaders(plan, cookies.get(origin)) })
    // fetch sets the content type of multipart forms, with the boundary.
    if (plan.body && !(body instanceof FormData)) requestHeaders.set('content-type', plan.body.type)
    requestHeaders.set('accept', 'application/json')
    if (authorization) requestHeaders.set('authorization', authorization)
    for (const [name, value] of headers) requestHeaders.set(name, value)
    try {
      const response = await fetch(urlOf(plan, origin), {
        method: plan.method ?? plan.operation.method,
        headers: [...requestHeaders],
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        dispatcher,
      })
      for (const { name, value } of getSetCookies(response.headers))
        cookies.set(origin, (cookies.get(origin) ?? new Map<string, string>()).set(name, value))
      const bytes = new Uint8Array(await response.arrayBuffer())
      const head = { status: response.status, headers: new Headers([...response.headers]) }
      return { ...head, body: new TextDecoder().decode(bytes), bytes }
    } catch (error) {
      return { failure: describeFailure(error as Error, origin, timeoutMs) }
    }
  }
}

/** Returns headers with the XSRF token and the cookies; none if the operation or the service does not use the token. */
function tokenHeaders({ operation }: Plan, cookies = new Map<string, string>()): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = readCookie('XSRF-TOKEN', cookie)
  const isUsed = operation.parameters.some(({ name }) => name === XSRF_HEADER)
  return token !== undefined && isUsed ? { cookie, [XSRF_HEADER]: token } : {}
}

function urlOf({ operation, path, query }: Plan, origin: string): string {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(toTexts(query))
  return `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`
}

function serializeBody(plan: Plan): string | FormData | undefined {
  if (!plan.body) return undefined
  const { type, value } = plan.body
  if (typeof value === 'string') return value
  if (type === 'application/json') return JSON.stringify(value)
  const fields = value as Record<string, unknown>
  if (type !== 'multipart/form-data') return `${new URLSearchParams(toTexts(fields))}`
  const form = new FormData()
  const { properties = {} } = (bodySchema(plan) ?? {}) as { properties?: Record<string, Schema> }
  for (const [name, field] of Object.entries(fields)) {
    const isFile = properties[name]?.['format'] === 'binary' || properties[name]?.['contentMediaType'] !== undefined
    for (const one of [field].flat()) form.append(name, isFile ? PDF : String(one))
  }
  return form
}

function toTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** Returns why there is no response. @throws {CommandProblem} When the service cannot be reached */
function describeFailure(error: Error, origin: string, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no complete response in ${timeoutMs / 1000} s`
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new CommandProblem(`${origin} does not respond (${code}). Check the address, and that the service is up.`)
  return code ?? message
}
