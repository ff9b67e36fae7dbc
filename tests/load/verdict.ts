import type { Browser } from '@playwright/test'
import type { Backend } from './backend.ts'
import { answer, type Visit } from './visitor.ts'

/** What went wrong, one line for each link that it went wrong for. */
export type Verdict = { doubled: string[]; lost: string[]; untold: string[] }

/** How long somebody goes on trying once nothing fails. */
const PATIENCE_MS = 60_000

/**
 * Lets those who were told nothing look once more, now that nothing fails, and compares what all were told with what the
 * backend holds.
 *
 * - doubled: more arrived than the page sent, so something on the way repeated it; the page sent more than was pressed;
 *   or it sent again without having read what became of the answer before.
 * - lost: the page told that an answer was taken and the backend does not have it, or the other way round.
 * - untold: no page told an outcome, and the backend has none.
 */
export async function judgeDecisions(
  visits: readonly Visit[],
  { browser, origin, backend }: { browser: Browser; origin: string; backend: Backend },
): Promise<Verdict> {
  for (const visit of visits) {
    if (!visit.told) await answer(visit, undefined, { browser, origin, patienceMs: PATIENCE_MS })
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
    if (told && !isTaken) verdict.lost.push(`${link}told as taken, and the backend does not have it`)
    else if (!told && isTaken) verdict.lost.push(`${link}the backend has it, and no page told it`)
    else if (!told) verdict.untold.push(`${link}no page told an outcome; at last: ${trouble}`)
  }
  return verdict
}
