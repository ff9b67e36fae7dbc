import type { Visit } from './visitor.ts'

/** What the backend says of one link after all. */
export type Truth = {
  /** Decisions for this key that have arrived, whatever became of them: its ledger. */
  arrived: number
  /** Whether the item has the answer that the person gave. */
  taken: boolean
}

/** What went wrong, one line for each link that it went wrong for. */
export type Verdict = { doubled: string[]; lost: string[]; untold: string[] }

type Judged = Pick<Visit, 'key' | 'presses' | 'writes' | 'unread' | 'told' | 'trouble'> & { name: string }

/**
 * Compares what pages have told with what the backend holds.
 *
 * - doubled: more arrived than the page sent, so something on the way repeated it; the page sent more than was pressed;
 *   or it sent again without having read what became of the answer before.
 * - lost: the page told that an answer was taken and the backend does not have it, or the other way round.
 * - untold: no page told an outcome, and the backend has none.
 */
export function judge(visits: readonly Judged[], truth: (key: string) => Truth): Verdict {
  const verdict: Verdict = { doubled: [], lost: [], untold: [] }
  for (const { name, key, presses, writes, unread, told, trouble } of visits) {
    const { arrived, taken } = truth(key)
    const link = `${name} (${key}): `
    if (arrived > writes) verdict.doubled.push(`${link}sent ${writes} times, arrived ${arrived} times`)
    else if (writes > presses) verdict.doubled.push(`${link}pressed ${presses} times, sent ${writes} times`)
    else if (unread > 0) verdict.doubled.push(`${link}sent again without being read, ${unread} times`)
    if (told && !taken) verdict.lost.push(`${link}told as taken, and the backend does not have it`)
    else if (!told && taken) verdict.lost.push(`${link}the backend has it, and no page told it`)
    else if (!told) verdict.untold.push(`${link}no page told an outcome; at last: ${trouble}`)
  }
  return verdict
}
