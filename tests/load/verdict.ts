import type { Browser } from '@playwright/test'
import type { Backend } from './backend.ts'
import { answer, type Visit } from './visitor.ts'

/** What went wrong, one line for each link that it went wrong for. */
export type Verdict = { doubled: string[]; lost: string[]; untold: string[] }

/** How long a user tries after the faults, in ms. */
const TIMEOUT_MS = 60_000

/**
 * Opens pages without an outcome again after the faults, and compares all outcomes with the backend.
 *
 * - doubled: the backend received more writes than the page sent, the page sent more than was clicked, or it sent again
 *   without reading the item first.
 * - lost: the page showed an outcome that the backend does not have, or the other way round.
 * - untold: no page showed an outcome, and the backend has none.
 */
export async function judgeDecisions(
  visits: readonly Visit[],
  { browser, origin, backend }: { browser: Browser; origin: string; backend: Backend },
): Promise<Verdict> {
  for (const visit of visits) {
    if (!visit.told) await answer(visit, undefined, { browser, origin, timeoutMs: TIMEOUT_MS })
  }
  const ledger = Map.groupBy(await backend.ledger(), ({ key }) => key)
  const verdict: Verdict = { doubled: [], lost: [], untold: [] }
  for (const { question, key, presses, writes, unread, told, trouble } of visits) {
    const arrived = ledger.get(key)?.length ?? 0
    const response = await fetch(backend.origin + question.read(key))
    const isTaken = response.ok && question.isTaken(await response.json())
    const link = `${question.name} (${key}): `
    if (arrived > writes) verdict.doubled.push(`${link}sent ${writes} times, arrived ${arrived} times`)
    else if (writes > presses) verdict.doubled.push(`${link}pressed ${presses} times, sent ${writes} times`)
    else if (unread > 0) verdict.doubled.push(`${link}sent again without being read, ${unread} times`)
    if (told && !isTaken) verdict.lost.push(`${link}shown as taken, but the backend does not have it`)
    else if (!told && isTaken) verdict.lost.push(`${link}the backend has it, but no page showed it`)
    else if (!told) verdict.untold.push(`${link}no page showed an outcome; at last: ${trouble}`)
  }
  return verdict
}
