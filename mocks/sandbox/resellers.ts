import type { components } from '#api/generated/branding.d.ts'
import type { CheckedRequest } from '#mocks/contracts/check-request.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { keyOf } from '#mocks/contracts/key-of.ts'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { USUAL_RESELLER } from '#mocks/contracts/spec-only.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import type { AnyResponse } from './handlers.ts'

type BrandingAnswer = components['schemas']['BrandingAnswer']

interface Reseller {
  name: string
  title: string
  orgName: string | null | undefined
}

/** Returns the resellers that have a brand, in the order of the contract's examples. */
export function resellersOf(contracts: Contracts): Reseller[] {
  return examplesOf(contracts.operation('getBranding')).flatMap(({ status, summary, value }) => {
    if (status !== 200) return []
    const { reseller_name: name, messaging_vars: vars } = (value as BrandingAnswer).object_data
    return typeof name === 'string' ? [{ name, title: summary, orgName: vars?.global_reseller_org_name }] : []
  })
}

/**
 * Returns the link of a scenario for a reseller: the reseller's name replaces the usual reseller's name or, if the link
 * contains none, is appended to the key (`open~pale-yellow`).
 */
export function linkFor({ contract, state, link }: Scenario, reseller: string | undefined): string {
  // Links of the page that checks a brand contain the name of the brand.
  if (reseller === undefined || contract === 'branding') return link
  const parts = link.split('/')
  const [oldPart, newPart] = parts.includes(USUAL_RESELLER)
    ? [USUAL_RESELLER, reseller]
    : [state, `${state}~${reseller}`]
  return parts.map((part) => (part === oldPart ? newPart : part)).join('/')
}

/**
 * Returns a function that replaces the usual reseller in a response with the reseller that the key ends with: the key
 * `open~pale-yellow` selects the item of the state `open`, with the reseller `pale-yellow`.
 */
export function resellerReplacer(contracts: Contracts): (call: CheckedRequest, response: AnyResponse) => AnyResponse {
  const resellers = resellersOf(contracts)
  const usualReseller = resellers.find(({ name }) => name === USUAL_RESELLER)
  return (call, response) => {
    const suffix = keyOf(call)?.split('~')[1]
    const reseller = resellers.find(({ name }) => name === suffix)
    if (!reseller || !usualReseller || response.body === undefined) return response
    const names = new Map([[usualReseller.name, reseller.name]])
    if (usualReseller.orgName) names.set(usualReseller.orgName, reseller.orgName ?? reseller.name)
    return { ...response, body: replaceNames(response.body, names) }
  }
}

function replaceNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceNames(item, names))
  // Objects that are not plain, such as streams, are the contents of files.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceNames(item, names)]))
}
