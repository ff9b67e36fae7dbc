import { expect, type Page } from '@playwright/test'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { OPERATION_CALLS, type OperationCall } from '#tests/faults/page-calls.ts'
import { sample } from '#tests/support/sample.ts'
import { TURNS } from './payloads/payloads.ts'
import { harmlessBehavior } from './support/hostile-backend.ts'
import { contracts } from './support/places.ts'
import { callBy, isInSample } from './support/plans.ts'
import { test } from './support/test.ts'
import type { Visit } from './support/visitor.ts'

type Write = {
  name: string
  operation: Operation
  /** The operation that reads the item, and the example that it returns. */
  read: [operation: string, example: string]
  link: (key: string) => string
  /** Clicks until the operation is called. */
  click: (page: Page) => Promise<void>
}

const RESET: Write = {
  name: 'resetSandbox',
  operation: contracts.operation('resetSandbox'),
  read: ['getScenarios', 'one-scenario'],
  link: () => '/',
  click: (page) => page.getByRole('button', { name: 'Reset the sandbox' }).click(),
}

/** Converts a call of tests/faults/page-calls.ts that writes. */
function toWrite({ name, operation, call }: OperationCall): Write {
  const { operationId, example } = SCENARIOS.find(({ link }) => link === call.link(call.state)) ?? {}
  if (!operationId || !example) throw new Error(`No scenario has the link ${call.link(call.state)}`)
  return {
    name,
    operation,
    read: [operationId, example],
    link: call.link,
    async click(page) {
      await call.enter?.(page)
      await call.send?.(page)
    },
  }
}

const WRITES = [RESET, ...OPERATION_CALLS.filter(({ operation }) => !operation.safe).map(toWrite)]

for (const write of sample(WRITES, 0, 3)) {
  test(`text in a response of ${write.name} stays text`, async ({ visitAll }) => {
    await visitAll(visitsOf(write).filter((_, index) => isInSample(index)))
  })
}

/**
 * Returns visits that try every payload class in the successful and in the refused responses of a write.
 * The examples take turns, because they have the same shape and a visit takes seconds.
 */
function visitsOf({ operation, read: [readId, state], link, click }: Write): Visit[] {
  const item = exampleOf(contracts.operation(readId), state)
  const visit = (example: NamedExample, turn: number): Visit => ({
    link: link(`${state}~${operation.id}-${example.name}-${turn}`),
    behavior: {
      ...harmlessBehavior(turn),
      inAllStrings: true,
      inHeaders: turn % 3 === 0,
      examples: new Map([[readId, item] as const, [operation.id, example] as const]),
      hostile: new Set([operation.id]),
    },
    act: async (page) => {
      await callBy(page, operation, () => click(page))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  })
  const examples = examplesOf(operation)
  const successes = examples.filter(({ status }) => status < 300)
  const refusals = examples.filter(({ status }) => status >= 300)
  return [successes, refusals].flatMap((group) =>
    Array.from({ length: group.length > 0 ? Math.max(TURNS, group.length) : 0 }, (_, turn) =>
      visit(group[turn % group.length] as NamedExample, turn),
    ),
  )
}
