import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { createRandom } from '#mocks/sandbox/random.ts'
import { markCalls } from '#tests/support/cookies.ts'
import type { Backend } from './backend.ts'
import { FAULT_KINDS, pick } from './faults.ts'
import { QUESTIONS } from './questions.ts'
import { answer, newVisit, type Leaving, type Visit } from './visitor.ts'

/** Concurrent users. */
const PARALLEL = 3
/** How long a user keeps trying while parts of the system fail, in ms. */
const TIMEOUT_MS = 120_000
/** One user in this many leaves the page, before or while sending, and comes back. */
const LEAVE_EVERY = 8
/** For one user in this many, the first write fails, before or after the backend executes it. */
const FAIL_EVERY = 2

type Options = { browser: Browser; origin: string; backend: Backend; count: number; minutes: number; seed: number }

/**
 * Simulates users who answer every kind of question in turn, spread evenly over the given time. Some users leave and
 * come back; some writes fail. The entries of `visits` are updated until `done` resolves.
 */
export function startDecisions({ browser, origin, backend, count, minutes, seed }: Options) {
  const visits: Visit[] = []
  const random = createRandom(seed)
  const startedAt = Date.now()
  const plans = Array.from({ length: count }, () => {
    const dice = Math.floor(random() * LEAVE_EVERY * 2)
    const leaving: Leaving = dice === 0 ? 'before' : dice === 1 ? 'sending' : undefined
    return { leaving, fault: random() < 1 / FAIL_EVERY ? pick(random, FAULT_KINDS) : undefined }
  })
  /** Injects a fault into the next write of this page only. */
  const failNext = async (page: Page, fault: Parameters<Backend['fault']>[0]) => {
    const header = await markCalls(page)
    // A backend that is down accepts no fault, but fails anyway.
    await backend.fault({ ...fault, header, times: 1 }).catch(() => undefined)
  }
  const simulateUser = async () => {
    for (;;) {
      const index = visits.length
      const [plan, question] = [plans[index], QUESTIONS[index % QUESTIONS.length]]
      if (!plan || !question) return
      const visit = newVisit(question)
      visits.push(visit)
      await sleep(Math.max(0, startedAt + (index / count) * minutes * 60_000 - Date.now()))
      const { leaving, fault: kind } = plan
      const beforeSending = kind && ((page: Page) => failNext(page, { path: '/*', method: question.method, kind }))
      await answer(visit, leaving, { browser, origin, timeoutMs: TIMEOUT_MS, beforeSending })
    }
  }
  const done = Promise.all(Array.from({ length: PARALLEL }, simulateUser)).then(() => undefined)
  return { visits, done }
}
