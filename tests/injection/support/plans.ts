import type { Page } from '@playwright/test'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { TURNS } from '#tests/injection/payloads/payloads.ts'
import { harmlessBehavior, type Behavior } from './hostile-backend.ts'
import { contracts } from './places.ts'
import type { Visit } from './visitor.ts'

/** The sampling interval. A prime, so that the sample covers every part of a repeating pattern of visits. */
const INTERVAL = process.env.FULL ? 7 : 79
/** Full runs on different days make different visits. */
const SHIFT = process.env.FULL ? new Date().getDate() : 0

/** Whether to make the visit at this position in its list; the first visit is always made. */
export function isInSample(index: number, interval = INTERVAL): boolean {
  return index === 0 || (index + SHIFT) % interval === 0
}

/**
 * Makes a page call an operation, and waits until the call ends. It may end without a response: for example, a browser
 * rejects a response that names two files.
 */
export async function callBy(page: Page, { method, path }: Operation, act: () => Promise<void>): Promise<void> {
  const pattern = pathPattern(path)
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === method && pattern.test(new URL(request.url()).pathname)),
    act(),
  ])
  const response = await call.response()
  await response?.finished()
}

/** Operations called in many visits. Their responses contain payloads, like those of the tested operation. */
const COMMON_OPERATIONS = ['getBranding', 'getSystemBranding', 'listTlds', 'listTldNames', 'getTldInfoHash']

type Route = {
  link: string
  /** The operation and example that the page reads first. */
  item?: [operation: string, example: string]
  act?: (page: Page, operation: Operation) => Promise<void>
}

/** The pages of operations that do not read a link's item. */
const ROUTES: Readonly<Record<string, Route>> = {
  getSystemBranding: { link: '/consent/optional-only' },
  listTlds: { link: '/tld-info/nordlicht-opensrs' },
  listTldNames: { link: '/tld-info/nordlicht-opensrs?q=be' },
  getScenarios: { link: '/' },
  getTldInfoHash: {
    link: '/consent/optional-only',
    async act(page, operation) {
      // If the mouse is still on the link from the previous visit, hovering would trigger no event.
      await page.mouse.move(0, 0)
      // Found by its position, because some brands use another language.
      const details = page.getByRole('navigation').getByRole('link').nth(1)
      await callBy(page, operation, () => details.hover())
    },
  },
  downloadReport: {
    link: '/request/ready',
    item: ['getReportRequest', 'ready'],
    async act(page) {
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
    },
  },
}

/** An example of an operation, and the route to a page that shows it. */
type State = Route & { example: NamedExample }

/**
 * Returns the visits for a read: every state of its pages, with payloads in prose; every response status, with payloads
 * in all strings, often enough to try each class at each place; and the successes again, with payloads in the headers.
 *
 * @throws for an operation without a known page
 */
export function visitsOf(operation: Operation): Visit[] {
  const states = statesOf(operation)
  const successes = states.filter(({ example }) => example.status < 300)
  const refusals = states.filter(({ example }) => example.status >= 300)
  const visit = (state: State, turn: number, flags: Pick<Behavior, 'inAllStrings' | 'inHeaders'>): Visit => ({
    link: state.link,
    behavior: { ...behaviorOf(operation, state, turn), ...flags },
    act: async (page) => state.act?.(page, operation),
  })
  const visits = (all: readonly State[], count: number, flags: Pick<Behavior, 'inAllStrings' | 'inHeaders'>) =>
    Array.from({ length: all.length > 0 ? count : 0 }, (_, turn) => visit(all[turn % all.length] as State, turn, flags))
  const byStatus = Map.groupBy(refusals, ({ example }) => example.status).values()
  return [
    ...successes.map((state, index) => visit(state, index + 7, { inAllStrings: false, inHeaders: false })),
    ...[successes, ...byStatus].flatMap((group) =>
      visits(group, Math.max(TURNS, group.length), { inAllStrings: true, inHeaders: false }),
    ),
    ...visits(successes, TURNS, { inAllStrings: false, inHeaders: true }),
  ]
}

/** Creates the behavior for a visit that tests an operation. Each turn uses another example of the brand. */
function behaviorOf(operation: Operation, { example, item }: State, turn: number): Behavior {
  const brands = examplesOf(contracts.operation('getBranding'))
  const brand = brands[turn % brands.length]
  const examples = new Map<string, NamedExample>([
    ...(brand ? [['getBranding', brand] as const] : []),
    ...(item ? [[item[0], exampleOf(contracts.operation(item[0]), item[1])] as const] : []),
    [operation.id, example],
  ])
  return { ...harmlessBehavior(turn), examples, hostile: new Set([...COMMON_OPERATIONS, operation.id]) }
}

/** Returns every example of an operation, with the route to its page. */
function statesOf(operation: Operation): State[] {
  const scenarios = SCENARIOS.filter(({ operationId, fault }) => operationId === operation.id && fault === undefined)
  const scenarioStates = scenarios.map(({ link, example }): State => ({ link, example: exampleOf(operation, example) }))
  const route = ROUTES[operation.id] ?? (scenarioStates[0] && { link: scenarioStates[0].link })
  if (!route) throw new Error(`No scenario shows ${operation.id}. Name the route to a page that calls it in ROUTES.`)
  const scenarioExamples = new Set(scenarioStates.map(({ example }) => example.name))
  const otherExamples = examplesOf(operation).filter(({ name }) => !scenarioExamples.has(name))
  return [...scenarioStates, ...otherExamples.map((example) => ({ ...route, example }))]
}
