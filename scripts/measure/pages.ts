import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'

/** A page in one state, with CSS selectors. */
export type MeasuredPage = {
  /** The flow that the page belongs to. */
  name: string
  scenario: Scenario
  /** Matches an element that appears with the page's content. */
  content: string
  /** Matches the control that users most likely use first. */
  control: string
}

/** Matches the buttons of pages that ask for a decision. There, they are both the content and the control. */
const DECISION = 'main form [role="group"] button'
const SUBMIT = 'main button[type="submit"]'

/** Selectors for the other pages, by flow. */
const OTHER_SELECTORS: Partial<Record<string, { content: string; control: string; state?: string }>> = {
  preferences: { content: 'main fieldset', control: SUBMIT, state: 'pending-required-and-optional' },
  'data-sharing': { content: 'main section h2', control: 'main nav a' },
  'data-copy': { content: 'main form input', control: SUBMIT },
  'tld-info': { content: 'main tbody td', control: 'main tbody button' },
}

const PATH_PATTERNS = [...Object.keys(ITEM_PAGES), '/tld-info/$hash'].map(
  (path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`),
)

/** A page for each flow, in the `state` of OTHER_SELECTORS or else in the flow's first state. */
export const PAGES: readonly MeasuredPage[] = [...new Set(SCENARIOS.map(({ flow }) => flow))].flatMap((name) => {
  const { state, content = DECISION, control = DECISION } = OTHER_SELECTORS[name] ?? {}
  const scenario = SCENARIOS.find((each) => each.flow === name && (state === undefined || each.state === state))
  const hasPage = scenario?.host === undefined && PATH_PATTERNS.some((pattern) => pattern.test(scenario?.link ?? ''))
  return scenario && hasPage ? [{ name, scenario, content, control }] : []
})

/** Returns the path of a page, with a new key; the path of a TLD list has no key, and its hash must not change. */
export function freshPath({ name, scenario: { link, state } }: MeasuredPage): string {
  return name === 'tld-info' ? link : link.replace(`/${state}`, `/${state}~${crypto.randomUUID()}`)
}
