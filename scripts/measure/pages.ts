import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'

/** A page in its most common state, and the selectors of its content. */
export type MeasuredPage = {
  /** The flow of its scenarios. */
  name: string
  scenario: Scenario
  /** Visible as soon as the page's content is. */
  content: string
  /** The control that users most likely use first. */
  control: string
}

/** Selectors on pages that ask for a decision. */
const DECISION = 'main form [role="group"] button'
const SUBMIT = 'main button[type="submit"]'

/** The other pages, by flow. */
const OTHERS: Partial<Record<string, { content: string; control: string; state?: string }>> = {
  preferences: { content: 'main fieldset', control: SUBMIT, state: 'pending-required-and-optional' },
  'data-sharing': { content: 'main section h2', control: 'main nav a' },
  'data-copy': { content: 'main form input', control: SUBMIT },
  'tld-info': { content: 'main tbody td', control: 'main tbody button' },
}

const ADDRESSES = [...Object.keys(ITEM_PAGES), '/tld-info/$hash'].map(
  (path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`),
)

/** The page of each flow that has one, in its first state or the one named above. */
export const PAGES: readonly MeasuredPage[] = [...new Set(SCENARIOS.map(({ flow }) => flow))].flatMap((name) => {
  const { state, content = DECISION, control = DECISION } = OTHERS[name] ?? {}
  const scenario = SCENARIOS.find((each) => each.flow === name && (state === undefined || each.state === state))
  const hasPage = scenario?.host === undefined && ADDRESSES.some((pattern) => pattern.test(scenario?.link ?? ''))
  return scenario && hasPage ? [{ name, scenario, content, control }] : []
})

/** Returns the address of a page with a fresh key; the hash of a TLD list must not be changed. */
export function freshAddress({ name, scenario: { link, state } }: MeasuredPage): string {
  return name === 'tld-info' ? link : link.replace(`/${state}`, `/${state}~${crypto.randomUUID()}`)
}
