import { keyIn } from './plan.ts'
import type { Outcome } from './run.ts'
import type { Finding, Verdict } from './verdict.ts'

interface ReportOptions {
  origins: string[]
  verbose: boolean
}

/** How many deviations are listed without `--verbose`: a wrong `--origin` causes hundreds. */
const MAX_LISTED = 40

/** Returns the text for the terminal: a summary, the deviations, and why requests were not sent; no secrets. */
export function reportOf(verdict: Verdict, { origins, verbose }: ReportOptions): string {
  const { findings, tolerated, accepted, outcomes } = verdict
  const list = (mark: string, group: Finding[]) => group.flatMap((finding) => linesOf(mark, finding, verbose))
  const listed = verbose ? findings : findings.slice(0, MAX_LISTED)
  const unlisted = findings.length - listed.length
  return [
    summaryOf(verdict, origins),
    ...list('✗', listed),
    ...(unlisted > 0 ? [`And ${countOf(unlisted, 'deviation')} more; --verbose lists all.`] : []),
    ...(verbose ? [...list('accepted:', accepted), ...list('tolerated:', tolerated)] : []),
    ...(accepted.length > 0 ? [`Accepted by the baseline: ${countOf(accepted.length, 'deviation')}.`] : []),
    ...(tolerated.length > 0
      ? [`Tolerated: unknown properties in ${countOf(tolerated.length, 'place')}; --strict counts them.`]
      : []),
    ...skippedLines(outcomes, verbose),
  ].join('\n')
}

function summaryOf({ findings, outcomes, sent }: Verdict, origins: string[]): string {
  const name = origins.join(', ')
  if (sent === 0) return `${name}: no request was sent.`
  const extent = sent < outcomes.length ? ' as far as it was tested' : ''
  if (findings.length === 0) return `${name} conforms${extent}: no deviations in ${countOf(sent, 'request')}.`
  const failed = new Set(findings.flatMap((finding) => finding.outcomes)).size
  return `${name} deviates: ${countOf(findings.length, 'deviation')}, in ${failed} of ${countOf(sent, 'request')}.`
}

function linesOf(
  mark: string,
  { operation, field, what, outcomes, acceptedUntil }: Finding,
  verbose: boolean,
): string[] {
  const [first, ...others] = outcomes.map(nameOf)
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const accepted = acceptedUntil === undefined ? '' : ` [accepted until ${acceptedUntil}]`
  const line = `${mark} ${operation}, ${first}${more}: ${field} ${what}${accepted}`
  return [line, ...(verbose ? others.map((other) => `  ${operation}, ${other}`) : [])]
}

/** Returns the name of a request, with its entry in the key file unless the request's state has the same name. */
function nameOf({ name, entry, plan }: Outcome): string {
  return entry === undefined || name === `state ${entry}` || keyIn(plan) === undefined
    ? name
    : `${name}, with the key of "${entry}"`
}

/** Returns a line for each reason why requests were not sent, shortened unless `verbose`. */
function skippedLines(outcomes: Outcome[], verbose: boolean): string[] {
  const skipped = outcomes.filter((outcome) => outcome.skipReason !== undefined)
  const shorten = (reason: string) => (verbose ? reason : reason.replace(/ (for|by) .*/, ''))
  const reasons = Map.groupBy(skipped, ({ skipReason: reason = '' }) => shorten(reason))
  return [...reasons].map(([reason, group]) => {
    const ids = [...new Set(group.map(({ operation }) => operation.id))]
    const names = verbose || ids.length <= 3 ? ids.join(', ') : countOf(ids.length, 'operation')
    return `Not tried: ${countOf(group.length, 'request')} (${names}): ${reason}.`
  })
}

/** Returns a count with its noun: `1 request`, `2 requests`. */
function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
