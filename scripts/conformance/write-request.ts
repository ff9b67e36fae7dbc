import { FormData } from 'undici'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { bodySchema, type Plan } from './plan.ts'

export interface WrittenRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** A file for whoever checks uploads by their content. */
const PDF = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'document.pdf', {
  type: 'application/pdf',
})

/** The request of a plan, as it goes to the service at an origin. */
export function writeRequest(plan: Plan, origin: string): WrittenRequest {
  const body = bodyOf(plan)
  const headers = Object.fromEntries(Object.entries(plan.header).map(([name, value]) => [name, String(value)]))
  // The boundary of a multipart body is known to whoever writes it.
  const type: Record<string, string> =
    plan.body && !(body instanceof FormData) ? { 'content-type': plan.body.type } : {}
  return {
    method: plan.method ?? plan.operation.method,
    url: addressOf(plan, origin),
    headers: { ...headers, ...type },
    body,
  }
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
