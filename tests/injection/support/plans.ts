import type { Page } from '@playwright/test'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { TURNS } from '#tests/injection/payloads/payloads.ts'
import { plainOrder, type Order } from './hostile-backend.ts'
import { contracts } from './places.ts'
import type { Visit } from './visitor.ts'

/** One visit of so many is made unless all are asked for (`FULL=1`): a number that no cycle of the visits divides. */
const EVERY = 79

/** Whether a visit is made, by its position in its list; the first one always is. */
export function isInSample(index: number, every = EVERY): boolean {
  return Boolean(process.env.FULL) || index % every === 0
}

/**
 * Does what makes a page call an operation, and waits until the call is over. It may end without a response: a browser
 * refuses an answer that names two files, say.
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

/** Operations that are part of many visits, beside the one that a visit is about. */
const BESIDES = ['getBranding', 'getSystemBranding', 'listTlds', 'listTldNames', 'getTldInfoHash']

type Way = {
  link: string
  /** Operation and example that lead to it. */
  item?: [operation: string, example: string]
  act?: (page: Page, operation: Operation) => Promise<void>
}

/** Where the page is of an operation that is not what a link is about. */
const WAYS: Readonly<Record<string, Way>> = {
  getSystemBranding: { link: '/consent/optional-only' },
  listTlds: { link: '/tld-info/nordlicht-opensrs' },
  listTldNames: { link: '/tld-info/nordlicht-opensrs?q=be' },
  getScenarios: { link: '/' },
  getTldInfoHash: {
    link: '/consent/optional-only',
    async act(page, operation) {
      // Where the visit before has left the mouse on the link, hovering there would be no arrival.
      await page.mouse.move(0, 0)
      // Found by its place, as some brands have another language.
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

/** An example of an operation, and the way to a page that shows it. */
type State = Way & { example: NamedExample }

/**
 * The visits of an operation that reads: every state of its pages with payloads in its words, and every status with
 * payloads in all its strings, so often that each class comes to each place; then as often with payloads in its headers.
 *
 * @throws when no page is known that calls it
 */
export function visitsOf(operation: Operation): Visit[] {
  const states = statesOf(operation)
  const good = states.filter(({ example }) => example.status < 300)
  const bad = states.filter(({ example }) => example.status >= 300)
  const visit = (state: State, turn: number, how: Pick<Order, 'isWhole' | 'inHeaders'>): Visit => ({
    link: state.link,
    order: { ...orderOf(operation, state, turn), ...how },
    act: async (page) => state.act?.(page, operation),
  })
  const turns = (of: readonly State[], count: number, how: Pick<Order, 'isWhole' | 'inHeaders'>) =>
    Array.from({ length: of.length > 0 ? count : 0 }, (_, turn) => visit(of[turn % of.length] as State, turn, how))
  const byStatus = Map.groupBy(bad, ({ example }) => example.status).values()
  return [
    ...good.map((state, index) => visit(state, index + 7, { isWhole: false, inHeaders: false })),
    ...[good, ...byStatus].flatMap((of) => turns(of, Math.max(TURNS, of.length), { isWhole: true, inHeaders: false })),
    ...turns(good, TURNS, { isWhole: false, inHeaders: true }),
  ]
}

/** An order for a visit about an operation; another example of the brand comes along each time. */
function orderOf(operation: Operation, { example, item }: State, turn: number): Order {
  const brands = examplesOf(contracts.operation('getBranding'))
  const brand = brands[turn % brands.length]
  const examples = new Map<string, NamedExample>([
    ...(brand ? [['getBranding', brand] as const] : []),
    ...(item ? [[item[0], exampleOf(contracts.operation(item[0]), item[1])] as const] : []),
    [operation.id, example],
  ])
  return { ...plainOrder(turn), examples, hostile: new Set([...BESIDES, operation.id]) }
}

/** Every example of an operation with the way to it. */
function statesOf(operation: Operation): State[] {
  const rows = SCENARIOS.filter(({ operationId, fault }) => operationId === operation.id && fault === undefined)
  const named = rows.map(({ link, example }): State => ({ link, example: exampleOf(operation, example) }))
  const way = WAYS[operation.id] ?? (named[0] && { link: named[0].link })
  if (!way) throw new Error(`No scenario shows ${operation.id}. Name the way to a page that calls it in WAYS.`)
  const shown = new Set(named.map(({ example }) => example.name))
  const others = examplesOf(operation).filter(({ name }) => !shown.has(name))
  return [...named, ...others.map((example) => ({ ...way, example }))]
}
