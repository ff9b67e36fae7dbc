import type { Outcome } from './run.ts'
import { exitCodeOf, type Finding, type Verdict } from './verdict.ts'

/** A verdict for programs; the README of the contracts describes it. */
export function jsonOf(verdict: Verdict, origins: string[]): string {
  const { outcomes, tried, findings, accepted, tolerated, superfluous } = verdict
  const inJson = ({ operation: id, field, rule, what, expired, outcomes: own }: Finding) => ({
    operation: id,
    field,
    rule,
    what,
    accepted_until: expired ?? null,
    requests: own.map(({ name, scenario = null, entry = null }) => ({ name, scenario, entry })),
  })
  const notTried = outcomes.flatMap(({ operation, name, notTried: reason }) =>
    reason === undefined ? [] : [{ operation: operation.id, name, reason }],
  )
  const value = {
    version: 2,
    origins,
    conforms: exitCodeOf(verdict) === 0,
    requests: { sent: tried, not_tried: notTried.length },
    deviations: findings.map(inJson),
    accepted: accepted.map(inJson),
    tolerated: tolerated.map(inJson),
    superfluous,
    not_tried: notTried,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

type Failures = Map<Outcome, Finding[]>

/** A verdict as a JUnit file: a suite for each operation, a case for each request, failed by the deviations that count. */
export function junitOf({ outcomes, findings }: Verdict): string {
  const failures: Failures = new Map()
  for (const finding of findings) {
    for (const outcome of finding.outcomes) failures.set(outcome, [...(failures.get(outcome) ?? []), finding])
  }
  const suites = [...Map.groupBy(outcomes, ({ operation }) => operation.id)].map(([id, own]) =>
    element(
      'testsuite',
      { name: id, ...countsOf(own, failures) },
      own.map((one) => caseOf(one, failures.get(one) ?? [])).join(''),
    ),
  )
  const xml = element('testsuites', { name: 'conformance', ...countsOf(outcomes, failures) }, suites.join(''))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`
}

function countsOf(outcomes: Outcome[], failures: Failures) {
  return {
    tests: outcomes.length,
    failures: outcomes.filter((outcome) => failures.has(outcome)).length,
    skipped: outcomes.filter(({ notTried }) => notTried).length,
    time: seconds(outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  }
}

function caseOf({ operation, name, milliseconds, notTried }: Outcome, findings: Finding[]): string {
  const lines = findings.map(({ field, what }) => `${field}: ${what}`)
  const failure = lines.length > 0 ? element('failure', { message: lines[0] ?? '' }, text(lines.join('\n'))) : ''
  const skipped = notTried ? element('skipped', { message: notTried }, '') : ''
  return element('testcase', { classname: operation.id, name, time: seconds(milliseconds) }, failure + skipped)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}

function element(name: string, attributes: Record<string, string | number>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`)
  return `<${name}${written.join('')}>${content}</${name}>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function text(value: string): string {
  // XML has no place for control characters, not even as entities.
  const printable = value.replaceAll(/[^\P{Cc}\t\n\r]/gu, '�')
  return printable.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
