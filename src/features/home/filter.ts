import type { Scenario } from '#api/sandbox.ts'
import { wordsOf, type Switches } from './address.ts'

/** The states that have every word of the filter in flow, state, title, purpose, fault or statuses. */
export function matching(scenarios: readonly Scenario[], words: string): Scenario[] {
  const wanted = words.split(' ').filter(Boolean)
  return scenarios.filter((scenario) => {
    const { flow, state, title, purpose, fault = '', statuses } = scenario
    const text = wordsOf([flow, state, title, purpose, fault, ...statuses].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

export function narrowed(scenarios: readonly Scenario[], { flow, purpose }: Pick<Switches, 'flow' | 'purpose'>) {
  return scenarios.filter((each) => (!flow || each.flow === flow) && (!purpose || each.purpose === purpose))
}
