import type { Schema } from '#mocks/contracts/contract-document.ts'
import { bodySchema, type Plan } from './plan.ts'

/** The answer with its raw body, or why there is none. */
export type Reply = { status: number; headers: Headers; body: string } | { silence: string }

export interface Service {
  origin: string
  /** Value of the `Authorization` header, if the service wants one. */
  authorization: string | undefined
  timeoutMs: number
}

/** A file for whoever checks uploads by their content. */
const PDF = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'document.pdf', {
  type: 'application/pdf',
})

/** Sends a planned request. Redirects are answers like any other: no contract has one. */
export async function send(plan: Plan, { origin, authorization, timeoutMs }: Service): Promise<Reply> {
  const { operation, header } = plan
  const headers = new Headers(Object.entries(header).map(([name, value]) => [name, String(value)]))
  headers.set('accept', 'application/json')
  if (authorization) headers.set('authorization', authorization)
  const body = bodyOf(plan)
  // The boundary of a multipart body is known to whoever writes it.
  if (plan.body && !(body instanceof FormData)) headers.set('content-type', plan.body.type)
  try {
    const response = await fetch(addressOf(plan, origin), {
      method: operation.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (error) {
    return { silence: reasonOf(error as Error, timeoutMs) }
  }
}

/** Why a service is silent, in a few words; the code of the network where there is one. */
function reasonOf(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  return code ?? message
}

function addressOf({ operation, path, query }: Plan, origin: string): string {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`
}

function bodyOf(plan: Plan): string | FormData | undefined {
  if (!plan.body) return undefined
  const { type, value } = plan.body
  if (typeof value === 'string') return value
  if (type === 'application/json') return JSON.stringify(value)
  const fields = Object.entries(value as Record<string, unknown>).flatMap(([name, item]) =>
    [item].flat().map((one) => [name, one] as const),
  )
  if (type !== 'multipart/form-data') return `${new URLSearchParams(fields.map(([name, one]) => [name, String(one)]))}`
  const form = new FormData()
  for (const [name, one] of fields) {
    if (isFile(bodySchema(plan), name)) form.append(name, PDF)
    else form.append(name, String(one))
  }
  return form
}

function isFile(schema: Schema | undefined, name: string): boolean {
  const property = (schema?.properties as Record<string, Schema> | undefined)?.[name]
  return property?.format === 'binary' || property?.contentMediaType !== undefined
}
