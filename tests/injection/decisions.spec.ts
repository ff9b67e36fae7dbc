import { expect, type Page } from '@playwright/test'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { decide } from '#tests/support/answering.ts'
import { chooseDocument } from '#tests/support/choose-document.ts'
import { DECISION_PAGES, type DecisionPage } from '#tests/support/decision-pages.ts'
import { callBy } from './support/call.ts'
import { TURNS } from './support/choose.ts'
import { contracts } from './support/contracts.ts'
import { pageOperations } from './support/places.ts'
import { plainOrder } from './support/plans.ts'
import { isInSample } from './support/sample.ts'
import { test } from './support/test.ts'
import type { Visit } from './support/visitor.ts'

type Act = {
  operation: Operation
  /** Reads the item, and the example that it is read as. */
  read: [operation: Operation, example: string]
  link: (key: string) => string
  /** Presses until the operation is called. */
  press: (page: Page) => Promise<void>
}

const DECISIONS = DECISION_PAGES.flatMap((page) =>
  page.answers.map((answer): Act => ({
    operation: contracts.operation(answer.operation),
    read: [readOf(page), page.open],
    link: page.link,
    press: (shown) => decide(shown, answer),
  })),
)

const OTHERS: Act[] = [
  {
    operation: contracts.operation('resetSandbox'),
    read: [contracts.operation('getScenarios'), 'one-scenario'],
    link: () => '/',
    press: (page) => page.getByRole('button', { name: 'Reset the sandbox' }).click(),
  },
  {
    operation: contracts.operation('saveConsent'),
    read: [contracts.operation('getConsent'), 'optional-only'],
    link: (key) => `/consent/${key}`,
    async press(page) {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Save Preferences' }).click()
    },
  },
  {
    operation: contracts.operation('requestReport'),
    read: [contracts.operation('getReportRequest'), 'nothing-requested'],
    link: (key) => `/request/${key}`,
    async press(page) {
      await page.getByRole('textbox', { name: 'Email address' }).fill('jo.anders@anders-buchbinderei.example')
      await page.getByRole('button', { name: 'Submit Request' }).click()
    },
  },
  {
    operation: contracts.operation('uploadDocument'),
    read: [contracts.operation('getDataQuality'), 'pending'],
    link: (key) => `/registrant/data_quality/${key}/nordlicht`,
    async press(page) {
      await chooseDocument(page)
      await page.getByRole('button', { name: 'Send document' }).click()
    },
  },
]

const ACTS = [...DECISIONS, ...OTHERS]

test('every operation that changes something is tried', () => {
  const wanted = pageOperations(contracts).flatMap(({ id, safe }) => (safe ? [] : [id]))
  expect(ACTS.map(({ operation }) => operation.id).toSorted()).toEqual(wanted.toSorted())
})

for (const act of ACTS) {
  test(`what ${act.operation.id} answers stays text`, async ({ visitAll }) => {
    await visitAll(visitsOf(act).filter((_, index) => isInSample(index)))
  })
}

/**
 * The visits of an operation that changes something: every class comes to its success and to its refusals. These take
 * turns, as they have one shape, and a visit takes seconds.
 */
function visitsOf({ operation, read: [reading, state], link, press }: Act): Visit[] {
  const visit = (example: NamedExample, turn: number): Visit => ({
    link: link(`${state}~${operation.id}-${example.name}-${turn}`),
    order: {
      ...plainOrder(turn),
      isWhole: true,
      inHeaders: turn % 3 === 0,
      examples: new Map([[reading.id, exampleOf(reading, state)] as const, [operation.id, example] as const]),
      hostile: new Set([operation.id]),
    },
    act: async (page) => {
      await callBy(page, operation, () => press(page))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  })
  const examples = examplesOf(operation)
  const successes = examples.filter(({ status }) => status < 300)
  const refusals = examples.filter(({ status }) => status >= 300)
  return [successes, refusals].flatMap((of) =>
    Array.from({ length: of.length > 0 ? Math.max(TURNS, of.length) : 0 }, (_, turn) =>
      visit(of[turn % of.length] as NamedExample, turn),
    ),
  )
}

function readOf({ read }: DecisionPage): Operation {
  const found = contracts.match('GET', read)
  if (!found) throw new Error(`No contract has ${read}`)
  return found.operation
}
