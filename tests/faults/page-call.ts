import type { Locator, Page } from '@playwright/test'
import { buttonsOf, fillRequiredField, requiredField } from '#tests/support/decide.ts'
import { DECISION_PAGES, type Answer, type DecisionPage } from '#tests/support/decision-pages.ts'
import type { Kind } from './expected.ts'

/** How a user makes a page call an operation, and what the page shows when it succeeds. */
export type PageCall = {
  /** The name of the page. */
  page: string
  kind: Kind
  /** The server itself handles the operation, so faults are injected between the server and the browser. */
  isHandledByServer?: true
  /** Key of the page's heading; the page's other messages have the same namespace. */
  title: string
  /** Key of the heading when the response lacks the item's main part, if different. */
  bareHeading?: string
  /** The scenario that is opened. */
  state: string
  link: (key: string) => string
  /** Visible before the first click. */
  initialView: (page: Page) => Locator
  /** Fills in the inputs of the call. */
  enter?: (page: Page) => Promise<void>
  /** Makes the call, unless opening the page makes it. */
  send?: (page: Page) => Promise<void>
  /** Visible once the inputs can be filled in; only if they are not on the page that opens. */
  form?: (page: Page) => Locator
  /** Makes the call again, if the button differs from the first one. */
  sendAgain?: (page: Page) => Promise<void>
  /** Reads back the inputs, which must survive a failure. */
  readInputs?: (page: Page) => Promise<unknown>
  /** Visible when the call has succeeded; defaults to `initialView`. */
  done?: (page: Page) => Locator
  /** Visible when the link is opened after the call has succeeded; defaults to `initialView`. */
  after?: (page: Page) => Locator
}

/** The page's main heading, if it has this name. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** The main part of the page. */
export const main = (page: Page) => page.getByRole('main')
/** A button in the main part of the page. */
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
/** A button of the dialog that is open. */
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

function toReadCall({ name, flow, prefix, open, link, question, bareHeading, isSparse }: DecisionPage): PageCall {
  const namespace = flow.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    page: name,
    kind: isSparse ? 'sparse item' : 'item',
    title: `${namespace}.question`,
    ...(bareHeading !== undefined && { bareHeading }),
    state: prefix + open,
    link,
    initialView: (page) => heading(page, question),
  }
}

function toAnswerCall(decision: DecisionPage, answer: Answer): PageCall {
  return {
    ...toReadCall(decision),
    page: `${decision.name}: ${answer.label}`,
    kind: decision.isCleared ? 'cleared decision' : 'decision',
    enter: (page) => fillRequiredField(page, answer),
    async send(page) {
      const { answerButton, confirmButton } = buttonsOf(page, answer)
      await answerButton.click()
      await confirmButton.click()
    },
    readInputs: async (page) =>
      answer.needs === 'code' ? requiredField(page, answer)?.inputValue() : requiredField(page, answer)?.isChecked(),
    done: (page) => heading(page, answer.done),
    after: (page) => heading(page, answer.done),
  }
}

/** The calls by pages that read their item at this path. */
export const readCalls = (path: string) => DECISION_PAGES.filter(({ read }) => read === path).map(toReadCall)

/** The calls by pages that send an answer with this operation. */
export const answerCalls = (operation: string) =>
  DECISION_PAGES.flatMap((decision) =>
    decision.answers.filter((answer) => answer.operation === operation).map((answer) => toAnswerCall(decision, answer)),
  )
