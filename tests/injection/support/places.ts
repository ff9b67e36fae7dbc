import type { Contracts, Operation } from '#mocks/contracts/operations.ts'
import { answerSchema } from '#mocks/contracts/schema-parts.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { ANSWER_HEADERS, OWN_ANSWER_HEADERS, OWN_REQUEST_HEADERS, REQUEST_HEADERS } from '#server/header-rules.ts'
import { stringPaths } from './answer-places.ts'

/** The ways by which text from outside comes in. */
export const PLACE_KINDS = [
  'answer',
  'error answer',
  'answer to a decision',
  'header of an answer',
  'path parameter',
  'query parameter',
  'fragment',
  'header of a request',
] as const

type PlaceKind = (typeof PLACE_KINDS)[number]

/** One way by which text comes in; `index` is its position in the list of all. */
export type Place = { index: number; kind: PlaceKind; name: string }

/** Every address of a page, as its route has it. */
export const PAGES: readonly string[] = [
  ...Object.keys(ITEM_PAGES),
  ...TEST_PAGES,
  ...SYSTEM_TEST_PAGES,
  ...OTHER_PAGES,
]

/** Names in a query that some page reads, and one that none does. */
export const QUERY_NAMES =
  'language away key domain id page page_size page_order_by tld registry_name q open flow purpose width navigation other'.split(
    ' ',
  )

/** Headers that the server reads or passes on, and those that gateways and browsers send along. */
export const REQUEST_HEADER_NAMES = [
  ...new Set([
    ...[...REQUEST_HEADERS, ...OWN_REQUEST_HEADERS]
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('content-')),
    ...'forwarded via referer origin sec-purpose if-none-match if-modified-since range'.split(' '),
  ]),
  'cookie: language',
  'cookie: XSRF-TOKEN',
]

/** Headers of a backend that can hold a text: the length is Node's own. */
export const ANSWER_HEADER_NAMES = [...ANSWER_HEADERS, ...OWN_ANSWER_HEADERS]
  .map(({ name }) => name)
  .filter((name) => !['content-length', 'content-encoding', 'connection', 'security headers'].includes(name))
  .concat('location', 'link', 'refresh')

/** Operations of the sandbox that only tests call. */
const OF_TESTS = new Set(['readLedger', 'listViolations', 'listUploads', 'getUpload', 'orderFault'])

/** The operations that a page calls. */
export function pageOperations({ operations }: Contracts): Operation[] {
  return operations.filter(({ id }) => !OF_TESTS.has(id))
}

/** All places, and a look-up by name. */
export type Places = {
  all: readonly Place[]
  /** @throws when there is no such place */
  of: (name: string) => Place
}

/** Every place, from the contracts, the routes and the rules of headers. */
export function placesOf(contracts: Contracts): Places {
  const named = [
    ...pageOperations(contracts).flatMap((operation) => answersOf(operation)),
    ...pageOperations(contracts).flatMap(({ id }) =>
      ANSWER_HEADER_NAMES.map((name) => ['header of an answer', `${id} header ${name}`] as const),
    ),
    ...PAGES.flatMap((page) =>
      parametersOf(page).flatMap((name) => [
        ['path parameter', `${page} ${name}`] as const,
        ['fragment', `/#${page} ${name}`] as const,
      ]),
    ),
    ...PAGES.flatMap((page) => QUERY_NAMES.map((name) => ['query parameter', `${page}?${name}`] as const)),
    ...PAGES.map((page) => ['fragment', `${page}#`] as const),
    ...REQUEST_HEADER_NAMES.map((name) => ['header of a request', `header ${name}`] as const),
  ]
  const all = named.map(([kind, name], index) => ({ index, kind, name }))
  const byName = new Map(all.map((place) => [place.name, place]))
  return {
    all,
    of(name) {
      const place = byName.get(name)
      if (!place) throw new Error(`There is no place "${name}"`)
      return place
    },
  }
}

/** The parameters of a route's path; `$`, the rest of an address that no page has, is one, too. */
export function parametersOf(page: string): string[] {
  return page.match(/\$\w*/g) ?? []
}

/** The name of a place in an answer. */
export function answerPlace(operationId: string, status: number, path: string): string {
  return `${operationId} ${status} ${path || '/'}`
}

function answersOf(operation: Operation): (readonly [PlaceKind, string])[] {
  return Object.keys(operation.document.responses).flatMap((code) => {
    const status = Number(code)
    const schema = answerSchema(operation, status)
    const kind = operation.safe ? (status < 300 ? 'answer' : 'error answer') : 'answer to a decision'
    return [...stringPaths(schema ? [schema] : [])].map(
      (path) => [kind, answerPlace(operation.id, status, path)] as const,
    )
  })
}
