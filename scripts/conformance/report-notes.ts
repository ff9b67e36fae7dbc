import { NEEDS_WRITES, USED_UP } from './cases.ts'
import type { Keys } from './keys.ts'
import { byOperation } from './report-table.ts'
import type { Outcome } from './run.ts'
import { shown } from './schema.ts'
import type { Verdict } from './verdict.ts'

const NO_KEY = 'no key for '

/** From when on a service is said to be slow, in milliseconds of the median. */
const SLOW_MS = 1000

/** What else there is to know, a line for each: what was tolerated, accepted, left out, and how to see more. */
export function notesOf(verdict: Verdict, { verbose, keys }: { verbose: boolean; keys: Keys }): string {
  const { outcomes, tolerated, accepted, superfluous, causes } = verdict
  const names = [...new Set(tolerated.map(({ rule }) => rule))]
  const list =
    names
      .slice(0, 5)
      .map((name) => shown(name))
      .join(', ') + (names.length > 5 ? ', …' : '')
  const properties =
    names.length === 1 ? 'property that no contract describes' : 'properties that no contract describes'
  const missing = outcomes.filter(({ notTried }) => notTried?.startsWith(NO_KEY))
  const states = new Set(missing.map(({ notTried }) => notTried))
  return [
    names.length > 0 && `Tolerated: ${names.length} ${properties} (${list}); --strict counts them.`,
    accepted.length > 0 && `Accepted by the baseline: ${countOf(accepted.length, 'cause')}.`,
    ...superfluous.map(({ operations, field, rule }) => {
      const who = operations.length > 2 ? `${operations.length} operations` : operations.join(', ')
      return `Superfluous in the baseline: ${who}, ${field}, ${rule} no longer occurs; remove the entry.`
    }),
    ...(keys.unused ?? []).map((entry) => `Superfluous in ${keys.file}: ${entry}.`),
    missing.length > 0 &&
      `Not tried: ${countOf(missing.length, 'request')} about ${countOf(states.size, 'state')} without a key in ${keys.file}.`,
    usedUp(outcomes),
    ...otherReasons(outcomes),
    slowness(outcomes),
    !verbose &&
      (causes.length > 0 || missing.length > 0 || usedUp(outcomes)) &&
      'More: --verbose has every request, --json FILE the same for programs.',
  ]
    .filter(Boolean)
    .join('\n')
}

/** What lacks a key because another decision uses it up, and what to add to the file of keys. */
function usedUp(outcomes: Outcome[]): string | undefined {
  const reasons = outcomes.flatMap(({ notTried }) => (notTried?.startsWith(USED_UP) ? [notTried] : []))
  const entries = reasons.map((reason) => /"[^"]*"$/.exec(reason)?.[0] ?? '')
  if (entries.length === 0) return undefined
  const list = entries.slice(0, 3).join(', ') + (entries.length > 3 ? ', …' : '')
  return `Not tried: ${countOf(entries.length, 'decision')} whose key another one uses up. Add keys for ${list}.`
}

/** One line for each reason, the first operations that it holds for named. */
function otherReasons(outcomes: Outcome[]): string[] {
  const left = outcomes.filter(({ notTried = NO_KEY }) => !notTried.startsWith(NO_KEY) && !notTried.startsWith(USED_UP))
  return [...Map.groupBy(left, ({ notTried = '' }) => notTried)].map(([reason, all]) => {
    const ids = [...new Set(all.map(({ operation }) => operation.id))]
    const who = reason === NEEDS_WRITES || ids.length > 3 ? countOf(ids.length, 'operation') : ids.join(', ')
    return `Not tried: ${countOf(all.length, 'request')} (${who}): ${reason}.`
  })
}

function slowness(outcomes: Outcome[]): string | undefined {
  const times = outcomes.filter(({ symptom }) => /^\d/.test(symptom ?? '')).map(({ milliseconds }) => milliseconds)
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  if (median < SLOW_MS) return undefined
  return `Slow: half of the answers took ${(median / 1000).toFixed(1)} s or more. Whoever opens a page waits as long.`
}

/** Everything that was not tried, one line for each reason and operation. */
export function notTriedLines(outcomes: Outcome[]): string {
  const lines = byOperation(outcomes).flatMap(([id, own]) => {
    const reasons = [...new Set(own.flatMap(({ notTried }) => notTried ?? []))]
    const missing = reasons.filter((reason) => reason.startsWith(NO_KEY)).map((reason) => reason.slice(NO_KEY.length))
    const others = reasons.filter((reason) => !reason.startsWith(NO_KEY))
    return [
      ...others.map((reason) => `- ${id}: ${reason}`),
      ...(missing.length > 0 ? [`- ${id}: no key for ${missing.join(', ')}`] : []),
    ]
  })
  return lines.length > 0 ? ['Not tried', ...lines].join('\n') : ''
}

/** `1 request`, `2 requests`. */
export function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
