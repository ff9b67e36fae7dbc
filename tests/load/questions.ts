import type { Locator, Page } from '@playwright/test'
import type { components as Consents } from '#api/generated/consent.d.ts'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES, type Answer, type DecisionPage } from '#tests/support/decision-pages.ts'

/** One answer of one page: how a person gives it, and how it is known to be taken. */
export type Question = {
  name: string
  /** The scenario that the key of its link names. */
  state: string
  link: (key: string) => string
  /** How the answer is sent. */
  method: 'POST' | 'PUT'
  /** The path and query of the item at the backend. */
  read: (key: string) => string
  /** Visible when the answer is taken. */
  told: (page: Page) => Locator
  /** The button that the answer begins with. */
  ask: (page: Page) => Locator
  /** Visible while sending. */
  sending: (page: Page) => Locator
  /** Does everything before the click that sends. */
  prepare: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  /** Whether the backend's item has this answer. */
  isTaken: (item: unknown) => boolean
}

/** Where preferences are read and saved, without their key. */
const CONSENT = '/consent/api/no-auth/identity_service/consent'

const OUTCOMES: readonly [operation: RegExp, answer: string][] = [
  [/^(approve|verify|update)/, 'approved'],
  [/^decline/, 'declined'],
  [/^cancel/, 'cancelled'],
]

/** Returns the path and query of the read of a decision page. */
export function readOf({ read, item }: DecisionPage, key: string): string {
  return `${read}?${new URLSearchParams(item(key)).toString()}`
}

function questionOf(row: DecisionPage, answer: Answer): Question {
  const outcome = OUTCOMES.find(([operation]) => operation.test(answer.operation))?.[1]
  if (!outcome) throw new Error(`What ${answer.operation} makes of an item is not known`)
  return {
    name: `${row.name}, ${answer.label}`,
    state: row.prefix + row.open,
    link: row.link,
    method: 'POST',
    read: (key) => readOf(row, key),
    told: (page) => page.getByRole('heading', { level: 1, name: answer.done, exact: true }),
    ask: (page) => buttonsOf(page, answer).ask,
    sending: (page) => buttonsOf(page, answer).confirm,
    async prepare(page) {
      await prepare(page, answer)
      await buttonsOf(page, answer).ask.click()
    },
    send: (page) => buttonsOf(page, answer).confirm.click(),
    isTaken: (item) => (item as { answer?: unknown } | null)?.answer === outcome,
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
    told: (page) => page.getByRole('heading', { name: /^Your (saved preferences|preferences were saved)$/ }).first(),
    ask: save,
    sending: (page) => page.getByRole('button', { name: 'Saving' }),
    prepare: choose,
    // In the dialog where the preferences were changed meanwhile, by an answer that seemed lost.
    send: (page) => save(page).last().click(),
    isTaken: (item) => {
      const { consents } = (item as Consents['schemas']['ConsentAnswer']).object_data
      return consents?.length ? consents.every((consent) => consent.status === status) : false
    },
  }
}

/** Every kind of decision, each with all its answers. */
export const QUESTIONS: readonly Question[] = [
  ...DECISION_PAGES.flatMap((row) => row.answers.map((answer) => questionOf(row, answer))),
  preferences('allow all', 'ACCEPTED_FULL', (page) =>
    page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check(),
  ),
  preferences('decline all', 'DENIED', (page) => page.getByRole('button', { name: 'Decline all' }).click()),
]
