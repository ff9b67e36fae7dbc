import type { components as BrandingParts } from '#api/generated/branding.d.ts'
import type { operations } from '#api/generated/messaging.d.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import { USUAL_RESELLER } from '#mocks/contracts/spec-only.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import { brandExampleOf, isReseller } from './branding.ts'
import type { Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import type { World } from './world.ts'

/** The example whose HTML is repeated until the email is about 5 MiB long. */
const HUGE = 'huge'
const HUGE_LENGTH = 5 * 1024 * 1024

/**
 * Returns a page's sample with the reseller's texts, or a template, in the requested language if it has one. A reseller id that is the name of an example selects that example, which is usually an error response.
 */
export function messaging(world: World): Handlers<operations> {
  const respond = exampleResponder<operations>(world)

  /** Returns the name (without the `~` suffix of a copy) if the operation has an example of that name. */
  function exampleNameFor(operationId: keyof operations, name: string): string | undefined {
    const state = stateOf(name)
    return examplesOf(world.contracts.operation(operationId)).find((example) => example.name === state)?.name
  }
  function isKnown(reseller: string): boolean {
    return isReseller(world, stateOf(reseller)) || scenarioOf('messaging', reseller)?.fault !== undefined
  }
  function textsOf(reseller: string) {
    const name = isReseller(world, reseller) ? brandExampleOf(reseller) : USUAL_RESELLER
    const { value } = exampleOf(world.contracts.operation('getBranding'), name)
    return (value as BrandingParts['schemas']['BrandingAnswer']).object_data.messaging_vars ?? null
  }

  return {
    getPageSample({ body: { page, reseller } }) {
      const exampleName = exampleNameFor('getPageSample', reseller) ?? (isKnown(reseller) ? undefined : 'not-found')
      const sample = respond('getPageSample', exampleName ?? page)
      if (sample.status !== 200) return sample
      const { info, ...others } = sample.body.object_data
      // If the reseller's name selects an example, the texts come from that example, too.
      const texts = exampleName === undefined ? { messaging_vars: textsOf(stateOf(reseller)) } : others
      return { status: 200, body: { object_data: { ...(info !== undefined && { info }), ...texts } } }
    },

    renderTemplate({ body: { reseller, template_id: id, language } }) {
      if (!isKnown(reseller)) return respond('renderTemplate', 'not-found')
      const example = scenarioOf('messaging', id)?.example ?? stateOf(id)
      const variant = exampleNameFor('renderTemplate', `${example}-${language.split('-')[0]}`)
      const response = respond('renderTemplate', variant ?? exampleNameFor('renderTemplate', example) ?? 'not-found')
      if (response.status !== 200 || example !== HUGE) return response
      const { html, ...others } = response.body.object_data
      const length = html?.length ?? 1
      return { status: 200, body: { object_data: { ...others, html: html?.repeat(HUGE_LENGTH / length) ?? null } } }
    },
  }
}
