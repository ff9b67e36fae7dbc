import type { Locator, Page } from '@playwright/test'
import type { components as Consents } from '#api/generated/consent.d.ts'
import { buttonsOf, fillRequiredField } from '#tests/support/decide.ts'
import { DECISION_PAGES, type Answer, type DecisionPage } from '#tests/support/decision-pages.ts'

/** A page's question with one of its answers: how a user gives the answer, and how to check that it was accepted. */
export type Question = {
  name: string
  /** The scenario of its link. */
  state: string
  link: (key: string) => string
  /** The method of the request. */
  method: 'POST' | 'PUT'
  /** The path and query of the request that reads the item. */
  read: (key: string) => string
  /** Visible when the answer was accepted. */
  outcome: (page: Page) => Locator
  /** The first button to click. */
  firstButton: (page: Page) => Locator
  /** Visible while sending. */
  sending: (page: Page) => Locator
  /** Does everything before the click that sends. */
  prepare: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  /** Whether the backend's item has this answer. */
  isAccepted: (item: unknown) => boolean
}

/** The path of the call that reads or saves preferences, without the key. */
const CONSENT = '/consent/api/no-auth/identity_service/consent'

const ANSWERS: readonly [operation: RegExp, answer: string][] = [
  [/^(approve|verify|update)/, 'approved'],
  [/^decline/, 'declined'],
  [/^cancel/, 'cancelled'], // The spelling of the contract.
]

/** Returns the path and query of the request that reads the item of a decision page. */
export function readPath({ read, item }: DecisionPage, key: string): string {
  return `${read}?${new URLSearchParams(item(key)).toString()}`
}

function questionOf(decision: DecisionPage, answer: Answer): Question {
  const expectedAnswer = ANSWERS.find(([operation]) => operation.test(answer.operation))?.[1]
  if (!expectedAnswer) throw new Error(`The answer of ${answer.operation} is not known`)
  return {
    name: `${decision.name}, ${answer.label}`,
    state: decision.prefix + decision.open,
    link: decision.link,
    method: 'POST',
    read: (key) => readPath(decision, key),
    outcome: (page) => page.getByRole('heading', { level: 1, name: answer.done, exact: true }),
    firstButton: (page) => buttonsOf(page, answer).answerButton,
    sending: (page) => buttonsOf(page, answer).confirmButton,
    async prepare(page) {
      await fillRequiredField(page, answer)
      await buttonsOf(page, answer).answerButton.click()
    },
    send: (page) => buttonsOf(page, answer).confirmButton.click(),
    isAccepted: (item) => (item as { answer?: unknown } | null)?.answer === expectedAnswer,
  }
}

function preferences(name: string, status: string, choose: (page: Page) => Promise<void>): Question {
  const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
  return {
    name: `preferences, ${name}`,
    state: 'optional-only',
    link: (key) => `/consent/${key}`,
    method: 'PUT',
    read: (key) => `${CONSENT}/${key}`,
    outcome: (page) => page.getByRole('heading', { name: /^Your (saved preferences|preferences were saved)$/ }).first(),
    firstButton: save,
    sending: (page) => page.getByRole('button', { name: 'Saving' }),
    prepare: choose,
    // After a save whose response was lost, a dialog may ask to save again; its button is the last one.
    send: (page) => save(page).last().click(),
    isAccepted: (item) => {
      const { consents } = (item as Consents['schemas']['ConsentAnswer']).object_data
      return consents?.length ? consents.every((consent) => consent.status === status) : false
    },
  }
}

/** Every question, once with each of its answers. */
export const QUESTIONS: readonly Question[] = [
  ...DECISION_PAGES.flatMap((decision) => decision.answers.map((answer) => questionOf(decision, answer))),
  preferences('allow all', 'ACCEPTED_FULL', (page) =>
    page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check(),
  ),
  preferences('decline all', 'DENIED', (page) => page.getByRole('button', { name: 'Decline all' }).click()),
]
