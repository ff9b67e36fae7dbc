import type { Deviation, Severity } from './deviation.ts'
import { isAboutKeys } from './judge.ts'
import type { Outcome } from './run.ts'
import { UNKNOWN } from './states.ts'

/** One thing to put right: deviations of one field that break the same rule, in one operation or in many. */
export interface Cause {
  /** Ids, in the order in which they were asked. */
  operations: string[]
  field: string
  rule: string
  what: string
  severity: Severity
  /** The requests that show it, an example first. */
  outcomes: Outcome[]
  /** Whether the operation answered every right request so. */
  always: boolean
  /** The end of its acceptance, where that has passed: `2026-10-31`. */
  expired?: string
}

/** From how many operations on the same deviation is told once: two may be chance, three have a reason in common. */
const COMMON = 3

/** The causes of each operation by itself. */
export function causesOf(outcomes: Outcome[]): Cause[] {
  const byOperation = Map.groupBy(outcomes, ({ operation }) => operation.id)
  return [...byOperation].flatMap(([id, own]) => {
    const always = sameSymptom(own)
    const others = new Set(own.filter(isOtherOutcome).map(({ symptom }) => symptom))
    const found = own.flatMap((outcome) =>
      deviationsIn(outcome, always, others).map((deviation) => {
        const isAlways = always !== undefined && outcome.symptom === always && isOfOutcome(deviation.field)
        return {
          outcome,
          ...deviation,
          ...(isAlways && alwaysOf(deviation.field, deviation.what, always)),
          always: isAlways,
        }
      }),
    )
    return [...Map.groupBy(found, ({ field, rule }) => `${field}\n${rule}`).values()].map((all): Cause => {
      const { outcome: _, ...first } = all.toSorted(
        (a, b) => rankOf(a.severity) - rankOf(b.severity),
      )[0] as (typeof all)[0]
      const what = first.rule.endsWith(' for a refusal') ? takenWords(all.map(({ outcome }) => outcome)) : first.what
      return { operations: [id], ...first, what, outcomes: [...new Set(all.map(({ outcome }) => outcome))] }
    })
  })
}

/** `200 instead of 403, 404, 410` where an operation takes what it is to refuse for several reasons: it has one cause. */
function takenWords(outcomes: Outcome[]): string {
  const wanted = new Set(outcomes.flatMap(({ expected }) => expected.statuses))
  return `${outcomes[0]?.symptom} instead of ${[...wanted].toSorted((a, b) => a - b).join(', ')}`
}

/** The same with what several operations have in common told once; the gravest first. */
export function merged(causes: Cause[]): Cause[] {
  return [...Map.groupBy(withWrongTogether(causes), reasonOf)]
    .flatMap(([reason, all]) => {
      if (all.length < COMMON) return all
      return [reason === NO_KEY_KNOWN ? { ...joined(all), what: refusedWords(all) } : joined(all)]
    })
    .toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity) || b.operations.length - a.operations.length)
}

const NO_KEY_KNOWN = 'no key is known'

/** What causes of several operations have in common. Where no key is the service's own, every refusal means that it knows none. */
function reasonOf({ field, rule, always, outcomes }: Cause): string {
  const isOfUnknownKeys = outcomes.every(({ entry }) => entry === undefined)
  const isRefusal = always && UNKNOWN.includes(Number(statusIn(rule)))
  return isRefusal && isOfUnknownKeys ? NO_KEY_KNOWN : `${field}\n${rule}`
}

/** `403, 404 to every request`, of causes that are each about every request of an operation. */
function refusedWords(all: Cause[]): string {
  return `${[...new Set(all.map(({ rule }) => statusIn(rule)))].toSorted().join(', ')} to every request`
}

function statusIn(rule: string): string {
  return rule.replace('always ', '')
}

/** How grave, the gravest first. */
function rankOf(severity: Severity): number {
  return ['pages', 'contract', 'tolerated'].indexOf(severity)
}

/** What a cause counts as beside others like it: wrong requests of any kind that are answered alike; undefined for any other. */
export function ruleTogether({ rule, always, outcomes }: Cause): string | undefined {
  const { wrong, symptom } = { ...outcomes[0]?.expected, symptom: outcomes[0]?.symptom }
  const isWrong = !always && wrong !== undefined && !isAboutKeys(wrong) && rule.startsWith(wrong)
  return isWrong ? `wrong ${symptom}` : undefined
}

/** A service that takes, or cannot stand, wrong requests of many kinds has one reason for it: it does not check them. */
function withWrongTogether(causes: Cause[]): Cause[] {
  return [...Map.groupBy(causes, ruleTogether)].flatMap(([rule, all]) => {
    const kinds = new Set(all.map((one) => one.rule))
    if (rule === undefined || kinds.size < COMMON) return all
    const what = `${rule.replace('wrong ', '')} to wrong requests instead of 400 or 422`
    return [{ ...joined(all), rule, what }]
  })
}

function joined(all: Cause[]): Cause {
  const worst = all.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity))[0] as Cause
  return {
    ...worst,
    operations: [...new Set(all.flatMap(({ operations }) => operations))],
    outcomes: [...worst.outcomes, ...all.filter((one) => one !== worst).flatMap(({ outcomes }) => outcomes)],
  }
}

/** Where an operation refuses or fails whatever is asked, the words that it does so with are no second cause. */
function deviationsIn(
  { deviations, expected, symptom }: Outcome,
  always: string | undefined,
  others: ReadonlySet<string | undefined>,
): Deviation[] {
  // A right request but for a parameter that nobody knows: it gets the wrong status that right ones get.
  if (expected.wrong === 'extra query parameter' && others.has(symptom)) return []
  return always === undefined ? deviations : deviations.filter(({ field }) => isOfOutcome(field))
}

/** Whether a right request was answered with another status than it should be. */
function isOtherOutcome({ group, deviations }: Outcome): boolean {
  return group !== 'wrong' && deviations.some(({ field }) => field === 'status')
}

/**
 * How an operation refused or failed every right request, whatever it was about. A single request says so only where it
 * got nothing that it was about.
 */
function sameSymptom(own: Outcome[]): string | undefined {
  const right = own.filter(({ group, symptom }) => group !== 'wrong' && symptom !== undefined)
  const symptom = right[0]?.symptom
  const isSame = right.every((one) => one.symptom === symptom)
  const wrong = right.flatMap(({ deviations }) => deviations.filter(({ field }) => isOfOutcome(field)))
  const isEnough = right.length > 1 || wrong[0]?.severity === 'pages'
  return isSame && wrong.length > 0 && isEnough && !symptom?.startsWith('2') ? symptom : undefined
}

function isOfOutcome(field: string): boolean {
  return field === 'status' || field === 'answer'
}

function alwaysOf(field: string, what: string, symptom: string): { rule: string; what: string } {
  const where = / \(to [^)]*\)/.exec(what)?.[0] ?? ''
  return {
    rule: `always ${symptom}`,
    what: field === 'status' ? `${symptom}${where} to every request` : `${what}, every time`,
  }
}
