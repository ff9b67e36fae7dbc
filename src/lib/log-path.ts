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

/** Every fixed segment of an address. Any other segment may be a key. */
const WORDS = new Set(PATHS.flatMap((path) => [...path.matchAll(/(?<=\/)[\w.-]+/g)].map(([word]) => word)))

const MAX_SEGMENTS = 12

/**
 * Returns an address for the log: known words stay, every other segment is `*`. An allow-list, because a list of
 * secrets would miss the next one.
 */
export function logPath(path: string | undefined): string {
  if (path === undefined) return '*'
  const segments = path.split('/').map((segment) => (segment === '' || WORDS.has(segment) ? segment : '*'))
  return segments.length > MAX_SEGMENTS ? `${segments.slice(0, MAX_SEGMENTS).join('/')}/…` : segments.join('/')
}
