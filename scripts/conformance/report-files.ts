import type { Outcome } from './run.ts'
import { exitCodeOf, type Finding, type Verdict } from './verdict.ts'

/** Returns a verdict as JSON, in the format that openapi/README.md describes. */
export function jsonOf(verdict: Verdict, origins: string[]): string {
  const { outcomes, sent, findings, accepted, tolerated } = verdict
  const toJson = ({ acceptedUntil, outcomes: matching, ...finding }: Finding) => ({
    ...finding,
    accepted_until: acceptedUntil ?? null,
    requests: matching.map(({ name, scenario = null, entry = null }) => ({ name, scenario, entry })),
  })
  const skipped = outcomes.flatMap(({ operation, name, skipReason: reason }) =>
    reason === undefined ? [] : [{ operation: operation.id, name, reason }],
  )
  const value = {
    version: 2,
    origins,
    conforms: exitCodeOf(verdict) === 0,
    requests: { sent, not_tried: skipped.length },
    deviations: findings.map(toJson),
    accepted: accepted.map(toJson),
    tolerated: tolerated.map(toJson),
    not_tried: skipped,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Returns a JUnit file: a suite for each operation, and a case for each request, which fails if it has findings. */
export function junitOf({ outcomes, findings }: Verdict): string {
  const failuresOf = (outcome: Outcome) => findings.filter((finding) => finding.outcomes.includes(outcome))
  const suites = [...Map.groupBy(outcomes, ({ operation }) => operation.id)].map(([name, requests]) => {
    const failures = requests.filter((one) => failuresOf(one).length > 0).length
    const skipped = requests.filter(({ skipReason }) => skipReason).length
    const cases = requests.map((one) => caseOf(one, failuresOf(one))).join('')
    return element('testsuite', { name, tests: requests.length, failures, skipped }, cases)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'conformance' }, suites.join(''))}`
}

function caseOf({ operation, name, milliseconds, skipReason }: Outcome, findings: Finding[]): string {
  const texts = findings.map(({ field, what }) => `${field}: ${what}`)
  const failure = texts.length > 0 ? element('failure', { message: texts[0] ?? '' }, escapeText(texts.join('\n'))) : ''
  const skipped = skipReason ? element('skipped', { message: skipReason }, '') : ''
  return element('testcase', { classname: operation.id, name, time: milliseconds / 1000 }, failure + skipped)
}

function element(name: string, attributes: Record<string, string | number>, content: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(String(value))}"`)
  return `<${name}${pairs.join('')}>${content}</${name}>\n`
}

function escapeText(value: string): string {
  // XML does not allow control characters, not even as entities.
  const printable = value.replaceAll(/[^\P{Cc}\t\n\r]/gu, '�')
  return printable.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
