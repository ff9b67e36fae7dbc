import type { Browser } from '@playwright/test'
import type { Backend } from './backend.ts'
import { answer, type Visit } from './visitor.ts'

/** The failures, one line per link. */
export type Verdict = { duplicated: string[]; lost: string[]; unresolved: string[] }

/** How long a user keeps trying once the faults have ended, in ms. */
const TIMEOUT_MS = 60_000

/**
 * Once the faults have ended, reopens pages without an outcome, and compares all outcomes with the backend.
 *
 * - duplicated: the backend received more writes than the page sent, the page sent more than the user clicked, or it sent
 *   again without reading the item first.
 * - lost: the page showed an outcome that the backend does not have, or vice versa.
 * - unresolved: no page showed an outcome, and the backend has none.
 */
export async function checkDecisions(
  visits: readonly Visit[],
  { browser, origin, backend }: { browser: Browser; origin: string; backend: Backend },
): Promise<Verdict> {
  for (const visit of visits) {
    if (!visit.isShown) await answer(visit, undefined, { browser, origin, timeoutMs: TIMEOUT_MS })
  }
  const ledger = Map.groupBy(await backend.ledger(), ({ key }) => key)
  const verdict: Verdict = { duplicated: [], lost: [], unresolved: [] }
  for (const { question, key, clicks, writes, resends, isShown, lastError } of visits) {
    const arrivals = ledger.get(key)?.length ?? 0
    const response = await fetch(backend.origin + question.read(key))
    const isAccepted = response.ok && question.isAccepted(await response.json())
    const link = `${question.name} (${key}): `
    if (arrivals > writes) verdict.duplicated.push(`${link}sent ${writes} times, arrived ${arrivals} times`)
    else if (writes > clicks) verdict.duplicated.push(`${link}clicked ${clicks} times, sent ${writes} times`)
    else if (resends > 0) verdict.duplicated.push(`${link}sent again without reading the item, ${resends} times`)
    if (isShown && !isAccepted) verdict.lost.push(`${link}shown as accepted, but the backend does not have it`)
    else if (!isShown && isAccepted) verdict.lost.push(`${link}the backend has it, but no page showed it`)
    else if (!isShown) verdict.unresolved.push(`${link}no page showed an outcome; last error: ${lastError}`)
  }
  return verdict
}
