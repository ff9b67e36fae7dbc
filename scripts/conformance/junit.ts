import { byOperation } from './report.ts'
import type { Outcome } from './run.ts'

/** The outcomes as a JUnit file: a suite for each operation, a case for each request. */
export function junitOf(outcomes: Outcome[]): string {
  const suites = byOperation(outcomes).map(([id, own]) =>
    element('testsuite', { name: id, ...countsOf(own) }, own.map(caseOf).join('')),
  )
  const xml = element('testsuites', { name: 'conformance', ...countsOf(outcomes) }, suites.join(''))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`
}

function countsOf(outcomes: Outcome[]) {
  return {
    tests: outcomes.length,
    failures: outcomes.filter(({ violations }) => violations.length > 0).length,
    skipped: outcomes.filter(({ notTried }) => notTried).length,
    time: seconds(outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  }
}

function caseOf({ operation, name, milliseconds, notTried, violations }: Outcome): string {
  const lines = violations.map(({ field, what }) => `${field}: ${what}`)
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
  return printable.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
