import { isAwayLink } from '#lib/away-link.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { repairLink } from '#lib/repair-link.ts'
import type { Target } from './target.ts'

/**
 * Returns a pattern for the paths of pages, with or without a trailing slash, followed by the pattern `end`. The router
 * ignores case; `/$` is its Not Found page.
 */
export const pagePattern = (end: string): string =>
  `^(?:${[...Object.keys(ITEM_PAGES), ...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES, '/index.html']
    .filter((page) => page !== '/$')
    .map((page) => page.replace('{$}', '[^?]*').replaceAll(/\$\w+/g, '[^/?]+'))
    .join('|')})/?${end}`
const PAGE = new RegExp(pagePattern('$'), 'i')

/** Returns a pattern for the paths of files, and of everything in dot folders, followed by the pattern `end`. */
export const filePattern = (end: string): string => String.raw`^[^?]*(?:/(?:\.|%2E)|\.\w{1,12}${end})`
const FILE = new RegExp(filePattern('$'), 'i')

/**
 * Classifies a URL that is not a built file. The routes decide, not the extension: `/dls/1/example.com` is a page. A
 * link that the pages repair or redirect counts as a page.
 */
export function classifyAddress({ path, query }: Target): 'page' | 'unknown page' | 'missing file' {
  if (PAGE.test(path) || isAway(path + query)) return 'page'
  const repaired = repairLink(path + query)
  if (PAGE.test(repaired.replace(/\?.*/, '')) && repaired !== path + query) return 'page'
  return FILE.test(path) ? 'missing file' : 'unknown page'
}

/** Returns whether a link is an old transfer link (`away=1`); false if its path cannot be decoded. */
function isAway(link: string): boolean {
  try {
    return isAwayLink(link)
  } catch {
    return false
  }
}
