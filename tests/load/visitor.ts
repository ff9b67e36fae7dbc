import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import type { Question } from './questions.ts'
import { isWrite, watchPage, type WriteCounts } from './watched-page.ts'

/** The result of all visits to a link. */
export type Visit = WriteCounts & {
  question: Question
  key: string
  /** How often the button that sends was clicked. */
  clicks: number
  /** How often the link was opened. */
  openCount: number
  /** Whether the page showed that the answer was accepted. */
  isShown: boolean
  /** Why the last page was closed without an outcome. */
  lastError?: string
}

/** When the user leaves the page once: before sending, while sending, or never. */
export type Leaving = 'before' | 'sending' | undefined

export type VisitOptions = {
  browser: Browser
  origin: string
  timeoutMs: number
  /** Called once, before the answer is first sent. */
  beforeSending?: ((page: Page) => Promise<void>) | undefined
}

/** How long a user looks at a page before the next click, in ms. */
const POLL_MS = 300
/** How long to wait for a button before opening the link again, in ms. */
const BUTTON_MS = 15_000

const NO_WRITES: WriteCounts = { writes: 0, resends: 0, unanswered: 0 }

export function newVisit(question: Question): Visit {
  return { ...NO_WRITES, question, key: freshKey(question.state), clicks: 0, openCount: 0, isShown: false }
}

/**
 * Opens the link of a visit and answers as a user does: after a failure, clicks the button that the page offers, or
 * opens the link again if there is none, until the page shows the outcome or time is up. Updates the visit.
 */
export async function answer(visit: Visit, leaving: Leaving, options: VisitOptions): Promise<void> {
  const { browser, origin, timeoutMs, beforeSending } = options
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const end = Date.now() + timeoutMs
  try {
    let nextLeaving = leaving
    while (!visit.isShown && Date.now() < end) {
      if (await usePage(context, visit, nextLeaving, { origin, end, beforeSending })) nextLeaving = undefined
    }
  } finally {
    await context.close()
  }
}

/**
 * Uses one page until it shows the outcome, the user leaves it, or it offers no button.
 * @returns whether the user left the page
 */
async function usePage(
  context: BrowserContext,
  visit: Visit,
  leaving: Leaving,
  { origin, end, beforeSending }: Pick<VisitOptions, 'origin' | 'beforeSending'> & { end: number },
): Promise<boolean> {
  const { question, key } = visit
  const page = await context.newPage()
  watchPage(page, new URL(question.read(key), origin).pathname, visit)
  page.setDefaultTimeout(BUTTON_MS)
  visit.openCount += 1
  try {
    await page.goto(origin + question.link(key))
    while (Date.now() < end) {
      const state = await readState(page, question)
      if (state === 'shown') {
        visit.isShown = true
        return false
      }
      await sleep(POLL_MS)
      if (state === 'retry') {
        await retryButtons(page).first().click()
        await sleep(POLL_MS)
        continue
      }
      if (leaving === 'before') return true
      await question.prepare(page)
      if (visit.clicks === 0) await beforeSending?.(page)
      visit.clicks += 1
      const isSent = leaving === 'sending' ? page.waitForRequest(isWrite) : undefined
      await Promise.all([isSent, question.send(page)])
      if (leaving === 'sending') return true
      await sleep(POLL_MS)
      await question.sending(page).waitFor({ state: 'hidden' })
    }
  } catch (error) {
    // No response, an error page of the balancer, or half a document: the user opens the link again.
    visit.lastError = String(error)
  } finally {
    await page.close()
  }
  return false
}

/** The buttons that pages offer after a failure. */
function retryButtons(page: Page) {
  return page.getByRole('button', { name: /^(Try again|Reload the page)$/ })
}

/** Waits until the page shows an outcome or a button. Rejects on timeout. */
async function readState(page: Page, question: Question): Promise<'shown' | 'retry' | 'open'> {
  const [outcome, retry, button] = [question.outcome(page), retryButtons(page), question.firstButton(page)]
  const balancerError = page.getByRole('heading', { level: 1, name: /^50\d / })
  await outcome.or(retry).or(button).or(balancerError).first().waitFor()
  if (await outcome.first().isVisible()) return 'shown'
  if (await retry.first().isVisible()) return 'retry'
  if (await button.first().isVisible()) return 'open'
  throw new Error('The balancer shows an error.')
}
