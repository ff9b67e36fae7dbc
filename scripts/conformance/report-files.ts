import type { Outcome } from './run.ts'
import { exitCodeOf, type Finding, type Verdict } from './verdict.ts'

/** A verdict as JSON; openapi/README.md describes it. */
export function jsonOf(verdict: Verdict, origins: string[]): string {
  const { outcomes, tried, findings, accepted, tolerated } = verdict
  const inJson = ({ expired, outcomes: own, ...finding }: Finding) => ({
    ...finding,
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
    not_tried: notTried,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A verdict as a JUnit file: a suite for each operation, a case for each request, failed by the deviations that count. */
export function junitOf({ outcomes, findings }: Verdict): string {
  const failuresOf = (outcome: Outcome) => findings.filter((finding) => finding.outcomes.includes(outcome))
  const suites = [...Map.groupBy(outcomes, ({ operation }) => operation.id)].map(([name, own]) => {
    const failures = own.filter((one) => failuresOf(one).length > 0).length
    const skipped = own.filter(({ notTried }) => notTried).length
    const cases = own.map((one) => caseOf(one, failuresOf(one))).join('')
    return element('testsuite', { name, tests: own.length, failures, skipped }, cases)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'conformance' }, suites.join(''))}`
}

function caseOf({ operation, name, milliseconds, notTried }: Outcome, findings: Finding[]): string {
  const lines = findings.map(({ field, what }) => `${field}: ${what}`)
  const failure = lines.length > 0 ? element('failure', { message: lines[0] ?? '' }, text(lines.join('\n'))) : ''
  const skipped = notTried ? element('skipped', { message: notTried }, '') : ''
  return element('testcase', { classname: operation.id, name, time: milliseconds / 1000 }, failure + skipped)
}

function element(name: string, attributes: Record<string, string | number>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`)
  return `<${name}${written.join('')}>${content}</${name}>\n`
}

function text(value: string): string {
  // XML has no place for control characters, not even as entities.
  const printable = value.replaceAll(/[^\P{Cc}\t\n\r]/gu, '�')
  return printable.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
