import { expect } from 'vitest'
import { ITEM_PAGES, OTHER_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { checkResponse } from '#mocks/contracts/check-response.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { examplePlans, withKey, withValues, type Plan } from '#scripts/conformance/plan.ts'
import { createSender, type ServiceResponse } from '#scripts/conformance/send.ts'

export const contracts = await loadContracts()

/** The operations that backends implement. */
export const OPERATIONS = contracts.operations.filter(({ contract }) => contract !== 'sandbox')

/** Returns the plan of an operation's first example. */
export function examplePlan(id: string): Plan {
  const [first] = examplePlans(contracts.operation(id))
  if (!first) throw new Error(`${id} has no example request.`)
  return first.plan
}

/** Returns a plan that calls operation `id` for a scenario's item; `copy` is a key suffix for an independent copy. */
export function planFor(row: Scenario, id: string = row.operationId, copy = ''): Plan {
  const values = { ...fieldsOfLink(row.link), ...row.values }
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === row.state ? value + copy : value]),
  )
  const plan = withValues(withKey(examplePlan(id), row.state + copy), fields)
  const headers = plan.operation.parameters.flatMap(({ in: place, name }) =>
    place === 'header' && name in fields ? [[name, fields[name]] as const] : [],
  )
  return { ...plan, header: { ...plan.header, ...Object.fromEntries(headers) } }
}

/** Returns the parameters in the query or path of a link, by name. */
function fieldsOfLink(link: string): Record<string, string> {
  const [path = '', query] = link.split('?')
  if (query) return Object.fromEntries(new URLSearchParams(query))
  const pages = [...Object.keys(ITEM_PAGES), ...OTHER_PAGES.filter((page) => page.startsWith('/preview/'))]
  const fields = pages.map((page) => pathPattern(page).exec(path)?.groups).find(Boolean) ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeURIComponent(value)]))
}

/** A response with its parsed JSON, if any. */
export type ContractResponse = ServiceResponse & { json: unknown }

/** Sends a request and returns the response, checked against its contract unless it reports a violation. */
export async function send(origin: string, plan: Plan): Promise<ContractResponse> {
  const sender = createSender({ originOf: () => origin, authorization: undefined, headers: [], timeoutMs: 60_000 })
  const reply = await sender(plan)
  if ('failure' in reply) throw new Error(reply.failure)
  if (!reply.headers.has('x-contract-violation')) expect(checkResponse(plan.operation, reply)).toEqual([])
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') && reply.body !== ''
  return { ...reply, json: isJson ? JSON.parse(reply.body) : undefined }
}
