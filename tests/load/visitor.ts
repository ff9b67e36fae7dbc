import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import type { Question } from './questions.ts'
import { isWrite, watchPage, type Sent } from './watched-page.ts'

/** The result of all visits to a link. */
export type Visit = Sent & {
  question: Question
  key: string
  /** How often the button that sends was clicked. */
  presses: number
  /** How often the link was opened. */
  opened: number
  /** Whether the page has shown that the answer was taken. */
  told: boolean
  /** Why the last page was closed without an outcome. */
  trouble?: string
}

/** When the user leaves the page once: before sending, while sending, or never. */
export type Leaving = 'before' | 'sending' | undefined

/** What visits need, and how long they try. */
export type Surroundings = {
  browser: Browser
  origin: string
  timeoutMs: number
  /** Called once, before the answer is first sent. */
  beforeSending?: ((page: Page) => Promise<void>) | undefined
}

/** How long a user looks at a page before the next click, in ms. */
const LOOK_MS = 300
/** How long to wait for something to click before opening the link again, in ms. */
const NOTHING_MS = 15_000

const NOTHING_SENT: Sent = { writes: 0, unread: 0, unanswered: 0 }

/** Creates a visit to a fresh link. */
export function newVisit(question: Question): Visit {
  return { ...NOTHING_SENT, question, key: freshKey(question.state), presses: 0, opened: 0, told: false }
}

/**
 * Opens the link of a visit and answers as a user does: clicks what the page offers after a failure, and opens the link again
 * if it offers nothing, until the page shows the outcome or time is up. Updates the visit.
 */
export async function answer(visit: Visit, leaving: Leaving, surroundings: Surroundings): Promise<void> {
  const { browser, origin, timeoutMs, beforeSending } = surroundings
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const end = Date.now() + timeoutMs
  try {
    let left: Leaving
    while (!visit.told && Date.now() < end) {
      left = await open(context, visit, leaving === left ? undefined : leaving, { origin, end, beforeSending })
    }
  } finally {
    await context.close()
  }
}

/**
 * Uses one page until it shows the outcome, is left, or offers nothing.
 * @returns how it was left, if it was
 */
async function open(
  context: BrowserContext,
  visit: Visit,
  leaving: Leaving,
  { origin, end, beforeSending }: Pick<Surroundings, 'origin' | 'beforeSending'> & { end: number },
): Promise<Leaving> {
  const { question, key } = visit
  const page = await context.newPage()
  watchPage(page, new URL(question.read(key), origin).pathname, visit)
  page.setDefaultTimeout(NOTHING_MS)
  visit.opened += 1
  try {
    await page.goto(origin + question.link(key))
    while (Date.now() < end) {
      const shown = await look(page, question)
      if (shown === 'told') {
        visit.told = true
        return undefined
      }
      await sleep(LOOK_MS)
      if (shown === 'again') {
        await offered(page).first().click()
        await sleep(LOOK_MS)
        continue
      }
      if (leaving === 'before') return leaving
      await question.prepare(page)
      if (visit.presses === 0) await beforeSending?.(page)
      visit.presses += 1
      const onItsWay = leaving === 'sending' ? page.waitForRequest(isWrite) : undefined
      await Promise.all([onItsWay, question.send(page)])
      if (leaving === 'sending') return leaving
      await sleep(LOOK_MS)
      await question.sending(page).waitFor({ state: 'hidden' })
    }
  } catch (error) {
    // Nothing that leads on: no answer at all, a web page of the balancer, half a document. A person opens the link again.
    visit.trouble = String(error)
  } finally {
    await page.close()
  }
  return undefined
}

/** The ways on that pages offer where something has failed. */
function offered(page: Page) {
  return page.getByRole('button', { name: /^(Try again|Reload the page)$/ })
}

/** Waits until the page shows something that a person can go by. Rejects when it does not. */
async function look(page: Page, question: Question): Promise<'told' | 'again' | 'open'> {
  const [told, again, ask] = [question.told(page), offered(page), question.ask(page)]
  const balancerError = page.getByRole('heading', { level: 1, name: /^50\d / })
  await told.or(again).or(ask).or(balancerError).first().waitFor()
  if (await told.first().isVisible()) return 'told'
  if (await again.first().isVisible()) return 'again'
  if (await ask.first().isVisible()) return 'open'
  throw new Error('The balancer has no answer.')
}
