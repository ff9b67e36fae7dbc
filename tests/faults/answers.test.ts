import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import * as facts from '#api/item-facts.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { answerSchema } from '#mocks/contracts/schema-parts.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import { FEATURES } from '#server/features.ts'
import { CALLS } from '#tests/contract/support/payloads.ts'
import { pageOf } from '#tests/contract/support/page.ts'
import { mutated, shapedBy } from './answers.ts'
import { READINGS } from './readings.ts'

/** How many answers are tried in each of the two ways, over all operations together. */
const ANSWERS = 10_000

/** The facts without which an item cannot be decided. */
const FACTS: Record<string, (answer: never) => boolean> = {
  getConsent: ({ object_data }: { object_data: Parameters<typeof facts.hasSessionFacts>[0] }) =>
    facts.hasSessionFacts(object_data),
  getDataQuality: facts.hasContactFacts,
  getVerification: facts.hasContactFacts,
  unhashTldInfo: facts.hasListOwner,
  getTrademarkNotice: facts.hasDomain,
  getTransferIn: facts.hasDomain,
  getTransferAway: facts.hasDomain,
  getNewTrade: facts.hasTradeFacts,
  getCurrentTrade: facts.hasTradeFacts,
}

/** What JavaScript makes of a value that is not text; no rule may return it. */
const RAW = /\[object |^undefined$|^NaN$|^Invalid Date$/

const contracts = await loadContracts()
const operations = Object.entries(CALLS).flatMap(([id, call]) => {
  const schema = answerSchema(contracts.operation(id), 200)
  return schema ? [{ id, call, schema }] : []
})
const numRuns = Math.ceil(ANSWERS / operations.length)

/** Makes a call as a page does, with this answer to every request. */
function ask(call: (typeof operations)[number]['call'], answer: unknown): Promise<unknown> {
  const origin = 'https://pages.example'
  const send = async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  return call(pageOf(origin, { origin, send, linkTo: (path) => path }))
}

/** Reads an answer as its page does. Throws for an unknown status, and for a text that is not one. */
function read(id: string, entity: unknown): void {
  const reading = READINGS[id]?.(entity as never)
  if (!reading) return
  if (reading.status) expect(['open', 'answered', 'expired']).toContain(reading.status.is)
  for (const text of textsIn(reading)) expect(text).not.toMatch(RAW)
}

/** Whether an answer is taken as configuration: an object is one when it is empty or names a feature (docs/decisions.md). */
function isConfiguration(answer: unknown): boolean {
  if (Array.isArray(answer)) return true
  const names = Object.keys(answer as object)
  return names.length === 0 || ['features', ...Object.keys(FEATURES.dev)].some((name) => names.includes(name))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Date) return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

// Malformed flags are reported there.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))

describe.each(operations)('$id', ({ id, call, schema }) => {
  test('accepts every answer that its contract describes', async () => {
    const answers = shapedBy(schema)
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        expect(breachesOf(schema, answer)).toEqual([])
        const entity = await ask(call, answer).catch((error: unknown) => error)
        if (id === 'getAppConfig' && !isConfiguration(answer)) expect(entity).toMatchObject({ kind: 'unreadable' })
        else if (FACTS[id]?.(answer as never) === false) expect(entity).toMatchObject({ kind: 'unreadable' })
        else if (entity instanceof Error) throw entity
        else read(id, entity)
      }),
      { numRuns },
    )
  })

  test('accepts any other answer, or refuses it as unreadable or invalid', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(shapedBy(schema)), async (answer) => {
        const entity = await ask(call, answer).catch((error: unknown) => error)
        if (entity instanceof Error) {
          expect(entity).toBeInstanceOf(ApiError)
          expect(['unreadable', 'invalid']).toContain((entity as ApiError).kind)
        } else read(id, entity)
      }),
      { numRuns },
    )
  })
})
