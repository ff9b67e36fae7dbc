import { Agent, fetch, FormData, getSetCookies } from 'undici'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { readCookie } from '#lib/cookies.ts'
import { bodySchema, XSRF_HEADER, type Plan } from './plan.ts'
import { CommandProblem } from '#scripts/command.ts'

export interface Service {
  /** Returns the address of an API's services, without a slash at the end. */
  originOf: (api: string) => string | undefined
  /** Value of the `Authorization` header. */
  authorization: string | undefined
  /** Headers of every request; they override those of the contract. */
  headers: ReadonlyArray<readonly [name: string, value: string]>
  timeoutMs: number
}

export interface Answered {
  status: number
  headers: Headers
  body: string
  bytes: Uint8Array
}

/** A complete response, or why there is none. */
export type Reply = Answered | { failure: string }

/** Larger than any response; protects the memory of the run. */
const MAX_BYTES = 256 * 1024 * 1024

// One connection per request: an idle one that the service closes would look like a missing response.
const dispatcher = new Agent({ pipelining: 0, maxResponseSize: MAX_BYTES })

const PDF = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'document.pdf', {
  type: 'application/pdf',
})

/** Creates a function that sends planned requests to a service and stores its cookies. It follows no redirect. */
export function createSender({ originOf, authorization, headers, timeoutMs }: Service) {
  const cookies = new Map<string, Map<string, string>>()

  return async function send(plan: Plan): Promise<Reply> {
    const origin = originOf(plan.operation.contract) ?? ''
    const body = writeBody(plan)
    const own = new Headers({ ...toTexts(plan.header), ...tokenHeaders(plan, cookies.get(origin)) })
    // fetch adds the type of a form with files, with its boundary.
    if (plan.body && !(body instanceof FormData)) own.set('content-type', plan.body.type)
    own.set('accept', 'application/json')
    if (authorization) own.set('authorization', authorization)
    for (const [name, value] of headers) own.set(name, value)
    try {
      const response = await fetch(writeUrl(plan, origin), {
        method: plan.method ?? plan.operation.method,
        headers: [...own],
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        dispatcher,
      })
      for (const { name, value } of getSetCookies(response.headers))
        cookies.set(origin, (cookies.get(origin) ?? new Map<string, string>()).set(name, value))
      const bytes = new Uint8Array(await response.arrayBuffer())
      const answered = { status: response.status, headers: new Headers([...response.headers]) }
      return { ...answered, body: new TextDecoder().decode(bytes), bytes }
    } catch (error) {
      return { failure: explain(error as Error, origin, timeoutMs) }
    }
  }
}

/** The service accepts a token only with its own session. */
function tokenHeaders({ operation }: Plan, cookies = new Map<string, string>()): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = readCookie('XSRF-TOKEN', cookie)
  const isUsed = operation.parameters.some(({ name }) => name === XSRF_HEADER)
  return token !== undefined && isUsed ? { cookie, [XSRF_HEADER]: token } : {}
}

function writeUrl({ operation, path, query }: Plan, origin: string): string {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(toTexts(query))
  return `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`
}

function writeBody(plan: Plan): string | FormData | undefined {
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

/** @throws {CommandProblem} When no service listens at the address */
function explain(error: Error, origin: string, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no complete response in ${timeoutMs / 1000} s`
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new CommandProblem(`${origin} does not respond (${code}). Check the address, and that the service runs.`)
  return code ?? message
}
