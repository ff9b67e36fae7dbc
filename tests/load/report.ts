import type { FaultCounts } from './faults.ts'
import type { MemoryCase } from './memory-limits.ts'
import type { Outcomes } from './reads.ts'
import type { ReleaseResult } from './rolling-release.ts'
import type { Verdict } from './verdict.ts'
import type { Visit } from './visitor.ts'

/** The memory of the server that runs throughout, and of the one that is killed again and again. */
type Memory = Record<'steady' | 'killed', { now: number; peak: number }>

/** The results of a run. Memory is in MiB, times are in minutes. */
export type Result = {
  at: string
  minutes: number
  seed: number
  tookMinutes: number
  visits: readonly Pick<Visit, 'clicks' | 'writes' | 'unanswered' | 'openCount'>[]
  faults: FaultCounts
  verdict: Verdict
  reads: Outcomes
  memory: { before: Memory; after: Memory }
  memoryLimits: readonly MemoryCase[]
  release: ReleaseResult
}

/** Returns why a run failed; an empty list if it passed. A run without requests or faults proves nothing, so it fails. */
export function failuresOf({ verdict, faults, reads, visits, memoryLimits, release }: Result): string[] {
  const failures: [isFailed: boolean, reason: string][] = [
    [verdict.duplicated.length > 0, 'decisions were duplicated'],
    [verdict.lost.length > 0, 'decisions were lost'],
    [verdict.unresolved.length > 0, 'decisions were never shown to their visitors'],
    [sum(release.failed) > 0, 'requests failed during the release'],
    [release.pageErrors.length > 0, 'open pages did not survive the release'],
    [visits.length === 0 || reads.requests === 0 || release.requests === 0, 'nothing was requested'],
    [visits.every(({ unanswered }) => unanswered === 0), 'no decision lost its response: use more decisions'],
    [Object.values(faults).includes(0), 'a kind of fault never happened: use more minutes'],
  ]
  return [
    ...failures.flatMap(([isFailed, reason]) => (isFailed ? [reason] : [])),
    ...memoryLimits.flatMap((each) => each.failures),
  ]
}

export function reportOf(result: Result): string {
  const { visits, faults, verdict, reads, memory, release } = result
  const retried = visits.filter(({ clicks, openCount }) => clicks > 1 || openCount > 1).length
  const sent = visits.reduce((total, { writes }) => total + writes, 0)
  const unanswered = visits.reduce((total, visit) => total + visit.unanswered, 0)
  const { duplicated, lost, unresolved } = verdict
  return [
    `Load of ${result.minutes} minutes, seed ${result.seed}, ${result.at}; it took ${result.tookMinutes.toFixed(1)} minutes`,
    `decisions        ${visits.length}, retried ${retried}, sent ${sent}, ${unanswered} of them without a response`,
    `faults           kills ${faults.kills}, restarts ${faults.restarts}, stalls ${faults.stalls}, errors ${faults.errors}`,
    `verdict          duplicated ${duplicated.length}, lost ${lost.length}, unresolved ${unresolved.length}`,
    `requests         ${outcomesIn(reads)}`,
    ...(['steady', 'killed'] as const).map((name) => {
      const { now, peak } = memory.after[name]
      return `memory ${name}    ${mib(memory.before[name].now)} MiB at the start, ${mib(now)} at the end, peak ${mib(peak)}`
    }),
    ...result.memoryLimits.map(
      ({ name, start, peak, after }) =>
        `memory limits    ${mib(start)} MiB at the start, peak ${mib(peak)}, after 30 s ${mib(after)}: ${name}`,
    ),
    `release          ${outcomesIn(release)}; open pages ${release.pages}, stopped ${release.pageErrors.length}`,
    ...[...duplicated, ...lost, ...unresolved, ...release.pageErrors].map((line) => `  ${line}`),
    ...failuresOf(result).map((reason) => `FAILED: ${reason}`),
  ].join('\n')
}

function outcomesIn({ requests, failed }: Outcomes): string {
  const causes = Object.entries(failed).map(([cause, times]) => `${cause}: ${times}`)
  return `${requests} sent, ${sum(failed)} failed${causes.length > 0 ? ` (${causes.join(', ')})` : ''}`
}

function mib(value: number): string {
  return value.toFixed(1)
}

function sum(failed: Outcomes['failed']): number {
  return Object.values(failed).reduce((total, times) => total + times, 0)
}
