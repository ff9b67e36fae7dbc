import type { components, operations } from '#api/generated/branding.d.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { labelsOf, stateOf } from '#mocks/contracts/key-of.ts'
import { isSpecOnly, SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { Handlers } from './handlers.ts'
import { namedAnswers } from './named-answers.ts'
import type { World } from './world.ts'

type BrandingAnswer = components['schemas']['BrandingAnswer']

export function isReseller({ contracts }: World, name: string): boolean {
  const brandName = brandNameOf(name)
  return examplesOf(contracts.operation('getBranding')).some(
    (brand) => brand.status === 200 && brand.name === brandName,
  )
}

/** The example that holds the brand of a reseller; of most it is named like the reseller. */
export function brandNameOf(reseller: string): string {
  return isSpecOnly(reseller) ? (scenarioOf('branding', SPEC_ONLY)?.example ?? reseller) : reseller
}

/**
 * Brands by reseller. Without a realm the host decides: a host with a reseller's name in it, such as
 * `pale-yellow.localhost`, has that reseller's brand, one with the name of an error, such as `not-found.localhost`, gets
 * that error, every other host the first brand of the contract. The registrar's brand follows the host in the same way.
 */
export function branding(world: World): Handlers<operations> {
  const brands = new Map(
    examplesOf(world.contracts.operation('getBranding'))
      .filter(({ status }) => status === 200)
      .map(({ value }) => value as BrandingAnswer)
      .map((answer) => [answer.object_data.reseller_name ?? '', answer]),
  )
  const [usual] = brands.values()
  const errors = new Set(
    examplesOf(world.contracts.operation('getBranding')).flatMap(({ status, name }) => (status === 200 ? [] : [name])),
  )
  const systemBrands = examplesOf(world.contracts.operation('getSystemBranding'))
    .filter(({ status }) => status === 200)
    .map(({ name }) => name)
  const answer = namedAnswers<operations>(world)

  return {
    getBranding({ header }) {
      const realm = header['x-reseller-realm']
      if (!realm) {
        const labels = labelsOf(header['x-forwarded-host'])
        const error = labels.find((label) => errors.has(label))
        const brand = labels.map((label) => brands.get(brandNameOf(label))).find(Boolean) ?? usual
        return brand && !error ? { status: 200, body: brand } : answer('getBranding', error ?? 'not-found')
      }
      const name = scenarioOf('branding', realm)?.example ?? stateOf(realm)
      const brand = brands.get(name)
      return brand ? { status: 200, body: brand } : answer('getBranding', errors.has(name) ? name : 'not-found')
    },
    getSystemBranding({ header }) {
      const labels = labelsOf(header['x-forwarded-host'])
      return answer('getSystemBranding', systemBrands.find((name) => labels.includes(name)) ?? 'system-meridian')
    },
  }
}
