import type { components as BrandingParts } from '#api/generated/branding.d.ts'
import type { operations } from '#api/generated/messaging.d.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import { USUAL_RESELLER } from '#mocks/contracts/spec-only.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import { brandNameOf, isReseller } from './branding.ts'
import type { Handlers } from './handlers.ts'
import { namedAnswers } from './named-answers.ts'
import type { World } from './world.ts'

/** The example that is padded to a mail of 5 MB. */
const HUGE = 'huge'
const HUGE_LENGTH = 5 * 1024 * 1024

/**
 * Samples by page, with the words of the reseller; templates by id, in the language that is asked for when there are
 * several. A reseller that is named like an error is answered with it.
 */
export function messaging(world: World): Handlers<operations> {
  const answer = namedAnswers<operations>(world)

  /** Names the example that an operation answers a reseller or a template of that name with, if it has one. */
  function named(operationId: keyof operations, name: string): string | undefined {
    const state = stateOf(name)
    return examplesOf(world.contracts.operation(operationId)).find((example) => example.name === state)?.name
  }
  function isKnown(reseller: string): boolean {
    return isReseller(world, stateOf(reseller)) || scenarioOf('messaging', reseller)?.fault !== undefined
  }
  function wordsOf(reseller: string) {
    const name = isReseller(world, reseller) ? brandNameOf(reseller) : USUAL_RESELLER
    const { value } = exampleOf(world.contracts.operation('getBranding'), name)
    return (value as BrandingParts['schemas']['BrandingAnswer']).object_data.messaging_vars ?? null
  }

  return {
    getPageSample({ body: { page, reseller } }) {
      const refusal = named('getPageSample', reseller) ?? (isKnown(reseller) ? undefined : 'not-found')
      const sample = answer('getPageSample', refusal ?? page)
      if (sample.status !== 200) return sample
      const { info, ...others } = sample.body.object_data
      // A reseller whose name is that of a whole answer brings its texts along.
      const words = refusal === undefined ? { messaging_vars: wordsOf(stateOf(reseller)) } : others
      return { status: 200, body: { object_data: { ...(info !== undefined && { info }), ...words } } }
    },

    renderTemplate({ body: { reseller, template_id: id, language } }) {
      if (!isKnown(reseller)) return answer('renderTemplate', 'not-found')
      const example = scenarioOf('messaging', id)?.example ?? stateOf(id)
      const local = named('renderTemplate', `${example}-${language.split('-')[0]}`)
      const rendered = answer('renderTemplate', local ?? named('renderTemplate', example) ?? 'not-found')
      if (rendered.status !== 200 || example !== HUGE) return rendered
      const { html, ...others } = rendered.body.object_data
      const length = html?.length ?? 1
      return { status: 200, body: { object_data: { ...others, html: html?.repeat(HUGE_LENGTH / length) ?? null } } }
    },
  }
}
