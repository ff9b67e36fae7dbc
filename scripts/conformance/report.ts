import { styleText } from 'node:util'
import { adviceOf, type Circumstances } from './advice.ts'
import type { Cause } from './causes.ts'
import { curlOf } from './curl.ts'
import { keyIn } from './plan.ts'
import { countOf, notesOf, notTriedLines } from './report-notes.ts'
import { tableOf } from './report-table.ts'
import type { Outcome } from './run.ts'
import type { Service } from './send.ts'
import { shown } from './schema.ts'
import type { Verdict } from './verdict.ts'

export interface ReportOptions extends Circumstances {
  service: Service
  origins: string[]
  verbose: boolean
}

const HEADINGS = { pages: 'Breaks the pages', contract: 'Breaks the contract', tolerated: 'Tolerated' } as const

/** What is told on the terminal: the verdict, a line for each cause with a request that shows it, and what was left out. */
export function reportOf(verdict: Verdict, options: ReportOptions): string {
  const { causes, tolerated, accepted } = verdict
  const lists = (['pages', 'contract'] as const).map((severity) => {
    const own = causes.filter((cause) => cause.severity === severity)
    const heading = `${HEADINGS[severity]} (${own.length})`
    return own.length > 0 ? [bold(heading), ...own.flatMap((cause) => linesOf(cause, options))].join('\n') : ''
  })
  const more = options.verbose
    ? [
        listed('Tolerated', tolerated, options),
        listed('Accepted by the baseline', accepted, options),
        notTriedLines(verdict.outcomes),
        tableOf(verdict.outcomes),
      ]
    : []
  return [headOf(verdict, options), ...lists, ...more, notesOf(verdict, options)].filter(Boolean).join('\n\n')
}

function headOf({ causes, outcomes, tried }: Verdict, { origins }: ReportOptions): string {
  const failed = new Set(causes.flatMap((cause) => cause.outcomes)).size
  const who = origins.join(', ')
  if (tried === 0) return bold(`${who}: nothing was tried.`)
  const extent = tried < outcomes.length ? ' as far as it was tried' : ''
  if (causes.length === 0) return bold(`${who} conforms${extent}: nothing found in ${countOf(tried, 'request')}.`)
  const operations = new Set(causes.flatMap((cause) => cause.operations)).size
  const total = new Set(outcomes.map(({ operation }) => operation.id)).size
  return bold(
    `${who} deviates: ${countOf(causes.length, 'cause')}, in ${failed} of ${countOf(tried, 'request')} and ${operations} of ${countOf(total, 'operation')}.`,
  )
}

function listed(heading: string, causes: Cause[], options: ReportOptions): string {
  return causes.length > 0
    ? [bold(`${heading} (${causes.length})`), ...causes.flatMap((cause) => linesOf(cause, options))].join('\n')
    : ''
}

/** A line for the cause, one for a request that shows it, and what to do where it is not the answer that is to be changed. */
function linesOf(cause: Cause, options: ReportOptions): string[] {
  const [example] = cause.outcomes
  if (!example) return []
  const { field, what, outcomes, operations, expired } = cause
  const where = operations.length > 1 ? `, ${example.operation.id}` : ''
  const seen = `${countOf(outcomes.length, 'request')}: ${outcomes.length > 1 ? 'e.g. ' : ''}${where.slice(2)}${where && ', '}${example.name}${keyWords(example)}`
  const late = expired === undefined ? '' : ` [was accepted until ${expired}]`
  const advice = adviceOf(cause, options)
  return [
    `✗ ${whoOf(operations)}: ${field} ${shown(what, 160)} (${seen})${late}`,
    ...(advice === undefined ? [] : [`  → ${advice}`]),
    ...(options.verbose ? outcomes : [example]).map((one) =>
      options.verbose
        ? `  ${one.operation.id}, ${one.name}${keyWords(one)}\n    ${curlOf(one, options.service)}`
        : `  ${curlOf(one, options.service)}`,
    ),
  ]
}

/** Which entry of the file of keys the key of a request stands in, where its name does not say so. */
function keyWords({ entry, secrets, name, plan }: Outcome): string {
  const isKeyed = entry !== undefined && secrets?.['KEY'] !== undefined && keyIn(plan) === secrets['KEY']
  return isKeyed && name !== `state ${entry}` ? `, with the key of "${entry}"` : ''
}

function whoOf(operations: string[]): string {
  if (operations.length <= 2) return operations.join(', ')
  return `${operations.length} operations`
}

function bold(text: string): string {
  return styleText('bold', text, { stream: process.stdout })
}
