/** Folders of the project whose modules belong to a page alone. */
const OF_PAGES = /^src\/(?:features|routes)\//
/** Every visit starts with the routes themselves; what they show comes in modules of its own. */
const ROUTE = /^src\/routes\/[^?]*$/

/** Names what a module belongs to: a dependency, or a part of the project. */
export function partOf(module: string): string {
  const dependency = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(module)?.[1]
  if (dependency) return dependency
  if (module.startsWith('src/i18n/locales/')) return 'messages'
  const folder = /^src\/(\w+)\//.exec(module)?.[1]
  if (folder === 'features') return 'the page itself'
  return folder === undefined ? 'start and bundler' : `src/${folder}`
}

/**
 * Tells whether a module belongs to other pages than the one that has loaded it.
 * @param reach what the page's own route can come to need
 */
export function isForeign(module: string, reach: ReadonlySet<string>): boolean {
  return OF_PAGES.test(module) && !ROUTE.test(module) && !reach.has(module)
}
