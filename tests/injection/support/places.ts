import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { responseSchema } from '#mocks/contracts/schema-parts.ts'
import { RESPONSE_HEADERS, OWN_RESPONSE_HEADERS, OWN_REQUEST_HEADERS, REQUEST_HEADERS } from '#server/header-rules.ts'
import { stringPaths } from './schema-strings.ts'

/** The contracts, with examples dated now, because pages accept no answer after a deadline. */
export const contracts = await loadContracts({ asOf: new Date() })

/** Operations of the sandbox that only tests call. */
const TEST_OPERATIONS = new Set(['readLedger', 'listViolations', 'listUploads', 'getUpload', 'injectFault'])

/** The operations that a page calls. */
export const OPERATIONS = contracts.operations.filter(({ id }) => !TEST_OPERATIONS.has(id))

/** The path of every route to a page. */
export const PAGES: readonly string[] = [
  ...Object.keys(ITEM_PAGES),
  ...TEST_PAGES,
  ...SYSTEM_TEST_PAGES,
  ...OTHER_PAGES,
]

/** Query parameters that pages read, and `other`, which no page reads. */
export const QUERY_NAMES =
  'language away key domain id page page_size page_order_by tld registry_name q open flow purpose width navigation other'.split(
    ' ',
  )

/** Headers that the server reads or forwards, and others that gateways and browsers send. */
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

/** Response headers that can contain any text. `security headers` stands for several headers. */
export const RESPONSE_HEADER_NAMES = [...RESPONSE_HEADERS, ...OWN_RESPONSE_HEADERS]
  .map(({ name }) => name)
  .filter((name) => !['content-length', 'content-encoding', 'connection', 'security headers'].includes(name))
  .concat('location', 'link', 'refresh')

/** Every place where outside text enters, from the contracts, the routes (also as `/#` links) and the header rules. */
export const PLACES: readonly string[] = [
  ...OPERATIONS.flatMap(responsePlacesOf),
  ...OPERATIONS.flatMap(({ id }) => RESPONSE_HEADER_NAMES.map((name) => `${id} header ${name}`)),
  ...PAGES.flatMap((page) => parametersOf(page).flatMap((name) => [`${page} ${name}`, `/#${page} ${name}`])),
  ...PAGES.flatMap((page) => QUERY_NAMES.map((name) => `${page}?${name}`)),
  ...PAGES.map((page) => `${page}#`),
  ...REQUEST_HEADER_NAMES.map((name) => `header ${name}`),
]

const INDEXES = new Map(PLACES.map((name, index) => [name, index]))

/** Returns the index of a place. Throws for an unknown name. */
export function placeOf(name: string): number {
  const index = INDEXES.get(name)
  if (index === undefined) throw new Error(`There is no place "${name}"`)
  return index
}

/** The parameters of a route's path, including `$`, the rest of an unknown address. */
export function parametersOf(page: string): string[] {
  return page.match(/\$\w*/g) ?? []
}

/** The name of a place in a response. */
export function responsePlace(operationId: string, status: number, path: string): string {
  return `${operationId} ${status} ${path || '/'}`
}

function responsePlacesOf(operation: Operation): string[] {
  return Object.keys(operation.document.responses).flatMap((code) => {
    const schema = responseSchema(operation, Number(code))
    const paths = [...stringPaths(schema ? [schema] : [])]
    return paths.map((path) => responsePlace(operation.id, Number(code), path))
  })
}
