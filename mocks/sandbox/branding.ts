import type { components, operations } from '#api/generated/branding.d.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { labelsOf, stateOf } from '#mocks/contracts/key-of.ts'
import { isSpecOnly, SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import type { World } from './world.ts'

type BrandingAnswer = components['schemas']['BrandingAnswer']

export function isReseller({ contracts }: World, name: string): boolean {
  const brandName = brandExampleOf(name)
  return examplesOf(contracts.operation('getBranding')).some(
    (brand) => brand.status === 200 && brand.name === brandName,
  )
}

/** Returns the name of the example with a reseller's brand, usually the reseller's name. */
export function brandExampleOf(reseller: string): string {
  return isSpecOnly(reseller) ? (scenarioOf('branding', SPEC_ONLY)?.example ?? reseller) : reseller
}

/**
 * Returns brands by reseller. Without `x-reseller-realm`, the host selects the brand: `pale-yellow.localhost` gets that
 * reseller's brand, `not-found.localhost` gets that error, and any other host gets the first brand of the contract. The
 * host also selects the registrar's own brand (`getSystemBranding`).
 */
export function branding(world: World): Handlers<operations> {
  const brands = new Map(
    examplesOf(world.contracts.operation('getBranding'))
      .filter(({ status }) => status === 200)
      .map(({ value }) => value as BrandingAnswer)
      .map((answer) => [answer.object_data.reseller_name ?? '', answer]),
  )
  const [firstBrand] = brands.values()
  const errorNames = new Set(
    examplesOf(world.contracts.operation('getBranding')).flatMap(({ status, name }) => (status === 200 ? [] : [name])),
  )
  const systemBrandNames = examplesOf(world.contracts.operation('getSystemBranding'))
    .filter(({ status }) => status === 200)
    .map(({ name }) => name)
  const respond = exampleResponder<operations>(world)

  return {
    getBranding({ header }) {
      const realm = header['x-reseller-realm']
      if (!realm) {
        const labels = labelsOf(header['x-forwarded-host'])
        const errorName = labels.find((label) => errorNames.has(label))
        const brand = labels.map((label) => brands.get(brandExampleOf(label))).find(Boolean) ?? firstBrand
        return brand && !errorName ? { status: 200, body: brand } : respond('getBranding', errorName ?? 'not-found')
      }
      const name = scenarioOf('branding', realm)?.example ?? stateOf(realm)
      const brand = brands.get(name)
      return brand ? { status: 200, body: brand } : respond('getBranding', errorNames.has(name) ? name : 'not-found')
    },
    getSystemBranding({ header }) {
      const labels = labelsOf(header['x-forwarded-host'])
      return respond('getSystemBranding', systemBrandNames.find((name) => labels.includes(name)) ?? 'system-meridian')
    },
  }
}
