import type { Cause } from './causes.ts'
import { keyIn } from './plan.ts'
import type { Outcome } from './run.ts'
import { shown } from './schema.ts'
import type { Verdict } from './verdict.ts'

export interface ReportOptions {
  origins: string[]
  verbose: boolean
}

/** The text for the terminal: the verdict, a line for each cause, and what was not tried. No secret is part of it. */
export function reportOf(verdict: Verdict, { origins, verbose }: ReportOptions): string {
  const { causes, tolerated, accepted, superfluous, outcomes } = verdict
  const section = (heading: string, own: Cause[]) =>
    own.length > 0 ? [`${heading} (${own.length})`, ...own.flatMap((cause) => linesOf(cause, verbose))].join('\n') : ''
  const ofSeverity = (severity: string) => causes.filter((cause) => cause.severity === severity)
  const notes = [
    ...(tolerated.length > 0 && !verbose
      ? [
          `Tolerated: ${countOf(tolerated.length, 'undescribed property', 'undescribed properties')}; --strict counts them.`,
        ]
      : []),
    ...(accepted.length > 0 && !verbose ? [`Accepted by the baseline: ${countOf(accepted.length, 'cause')}.`] : []),
    ...superfluous.map(
      ({ operations, field, rule }) =>
        `No longer needed in the baseline: ${operations.join(', ')}, ${field}, ${rule}. Remove the entry.`,
    ),
    ...notTried(outcomes, verbose),
  ]
  return [
    headOf(verdict, origins),
    section('Breaks the pages', ofSeverity('pages')),
    section('Breaks the contract', ofSeverity('contract')),
    ...(verbose ? [section('Tolerated', tolerated), section('Accepted by the baseline', accepted)] : []),
    notes.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function headOf({ causes, outcomes, tried }: Verdict, origins: string[]): string {
  const who = origins.join(', ')
  if (tried === 0) return `${who}: nothing was tried.`
  const extent = tried < outcomes.length ? ' as far as it was tried' : ''
  if (causes.length === 0) return `${who} conforms${extent}: nothing found in ${countOf(tried, 'request')}.`
  const failed = new Set(causes.flatMap((cause) => cause.outcomes)).size
  const operations = new Set(causes.flatMap((cause) => cause.operations)).size
  const total = new Set(outcomes.map(({ operation }) => operation.id)).size
  return `${who} deviates: ${countOf(causes.length, 'cause')}, in ${failed} of ${countOf(tried, 'request')} and ${operations} of ${countOf(total, 'operation')}.`
}

function linesOf({ field, what, outcomes, operations, expired }: Cause, verbose: boolean): string[] {
  const [first] = outcomes
  if (!first) return []
  const who = operations.length > 2 ? `${operations.length} operations` : operations.join(', ')
  const example = `${operations.length > 1 ? `${first.operation.id}, ` : ''}${nameOf(first)}`
  const late = expired === undefined ? '' : ` [was accepted until ${expired}]`
  const seen = `${countOf(outcomes.length, 'request')}: ${outcomes.length > 1 ? 'e.g. ' : ''}${example}`
  return [
    `✗ ${who}: ${field} ${shown(what, 160)} (${seen})${late}`,
    ...(verbose ? outcomes.map((one) => `  ${one.operation.id}, ${nameOf(one)}`) : []),
  ]
}

/** The name of a request, with the entry of the file of keys if its key comes from another one than its state's. */
function nameOf({ name, entry, plan }: Outcome): string {
  return entry === undefined || name === `state ${entry}` || keyIn(plan) === undefined
    ? name
    : `${name}, with the key of "${entry}"`
}

/** A line for each reason; the operations by name only if they are few, or if everything is to be listed. */
function notTried(outcomes: Outcome[], verbose: boolean): string[] {
  const left = outcomes.filter((outcome) => outcome.notTried !== undefined)
  const reasons = Map.groupBy(left, ({ notTried: reason = '' }) => (verbose ? reason : reason.replace(/ for .*/, '')))
  return [...reasons].map(([reason, all]) => {
    const ids = [...new Set(all.map(({ operation }) => operation.id))]
    const who = verbose || ids.length <= 3 ? ids.join(', ') : countOf(ids.length, 'operation')
    return `Not tried: ${countOf(all.length, 'request')} (${who}): ${reason}.`
  })
}

/** `1 request`, `2 requests`. */
function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
