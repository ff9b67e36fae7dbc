import type { Plugin } from 'vite'

/**
 * Leaves out what Query brings along for infinite queries, which these pages have none of: its queries name it, so that no
 * bundler can. One that is made all the same fails at once.
 */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    enforce: 'pre',
    load: {
      filter: { id: /\/query-core\/build\/\w+\/infiniteQueryBehavior\.js$/ },
      handler: () => `
        const missing = () => { throw new Error('Infinite queries are left out of the build') }
        export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage }
      `,
    },
  }
}
