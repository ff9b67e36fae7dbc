import { API_PATHS } from './api-paths.gen.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from './page-paths.gen.ts'

const PATHS = [
  ...Object.values(API_PATHS),
  ...Object.keys(ITEM_PAGES),
  ...TEST_PAGES,
  ...SYSTEM_TEST_PAGES,
  ...OTHER_PAGES,
  '/404',
  '/assets',
  '/robots.txt',
  // A path of old links.
  '/transfer-out',
]

/** The path segments that are not parameters. Any other segment may be a key. */
const KNOWN_SEGMENTS = new Set(PATHS.flatMap((path) => [...path.matchAll(/(?<=\/)[\w.-]+/g)].map(([match]) => match)))

const MAX_SEGMENTS = 12

/**
 * Returns a path for the log: known segments stay, every other segment is `*`. An allow-list, because a list of secret
 * segments would miss new ones.
 */
export function logPath(path: string | undefined): string {
  if (path === undefined) return '*'
  const segments = path.split('/').map((segment) => (segment === '' || KNOWN_SEGMENTS.has(segment) ? segment : '*'))
  return segments.length > MAX_SEGMENTS ? `${segments.slice(0, MAX_SEGMENTS).join('/')}/…` : segments.join('/')
}
